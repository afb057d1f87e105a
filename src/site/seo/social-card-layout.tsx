import { TRACKING_EM, widthInEms } from '../../fonts/text-width.ts';
import { hasManyTallLetters } from '../../fonts/writing-systems.ts';
import { colour, resolveMarkColours } from '../../ui/styles/colours.ts';

/** The social picture's size and its left and right margins, in pixels. */
export const SOCIAL_CARD = { width: 1200, height: 630, margin: 58 } as const;

/** The plate's position and size, in pixels. */
const PLATE = { left: 572, top: 10, width: 610, height: 610 } as const;

const VERTICAL_MARGIN = 48;
/** The height of the company's name and the note on a card without a plate, in pixels. */
const NAME_AND_NOTE_HEIGHT = 215;
/** Sizes of the lead, the plate's sentence and its number, in pixels. Line heights are multiples of the font size. */
const LEAD = { gap: 24, lineHeight: 1.3 } as const;
const SENTENCE = { fontSize: 31, width: 420, lineHeight: 1.15 } as const;
const NUMBER = { fontSize: 88, lineHeight: 0.95 } as const;
/** The height of the note below the sentence, in pixels. */
const NOTE_HEIGHT = 60;

function countLines(text: string, columnEm: number): number {
  let [lines, usedEm] = [1, 0];
  for (const wordEm of text.split(/\s+/).map((word) => widthInEms(`${word} `))) {
    if (usedEm > 0 && usedEm + wordEm > columnEm) [lines, usedEm] = [lines + 1, 0];
    usedEm += wordEm;
  }
  return lines;
}

/** Encodes a drawing as a data URL, because satori accepts no SVG as text. */
const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const titleSpacing = (title: string) =>
  hasManyTallLetters(title)
    ? { lineHeight: 1.3, letterSpacing: 0 }
    : { lineHeight: 0.94, letterSpacing: `${TRACKING_EM}em` };

/** Finds the largest font size up to `max` at which a text fits the width and height, all in pixels; at least 20. */
function fitFontSize(text: string, max: number, lineHeight: number, width: number, height: number): number {
  const widestWordEm = Math.max(...text.split(/\s+/).map(widthInEms));
  const isTooLarge = (size: number) =>
    widestWordEm * size > width || countLines(text, width / size) * size * lineHeight > height;
  let size = max;
  while (size > 20 && isTooLarge(size)) size--;
  return size;
}

const sentenceAndNoteHeight = ([before = '', , after = '']: string[]): number => {
  const { fontSize, width, lineHeight } = SENTENCE;
  const lines = [before, after].filter(Boolean).map((words) => countLines(words, width / fontSize));
  return lines.reduce((total, count) => total + count * fontSize * lineHeight, NUMBER.fontSize + NOTE_HEIGHT);
};

type Props = {
  words: { company: string; title: string; lead: string; note: string };
  mark: string;
  /** The plate, and its sentence in three parts or none: before the number, the number, after it. */
  plate: { svg: string; sentence: string[] } | undefined;
};

/** Lays out a social picture for satori: words and plate on `accent`, or mark, name and words on `paper`. */
export function SocialCardLayout({ words, mark, plate }: Props) {
  const { width, height, margin } = SOCIAL_CARD;
  // The plate is round: the title may reach 24 px into its square, but the lead, beside its middle, stays clear.
  const titleWidth = plate ? PLATE.left - margin + 24 : width - 2 * margin;
  const leadWidth = plate ? titleWidth - 88 : 900;
  const { lineHeight } = LEAD;
  const leadStyle = { fontSize: fitFontSize(words.lead, 31, lineHeight, leadWidth, 240), lineHeight };
  const heightBelowTitle =
    countLines(words.lead, leadWidth / leadStyle.fontSize) * leadStyle.fontSize * lineHeight +
    (plate ? sentenceAndNoteHeight(plate.sentence) : NAME_AND_NOTE_HEIGHT);
  const spacing = titleSpacing(words.title);
  const titleHeight = height - 2 * VERTICAL_MARGIN - LEAD.gap - heightBelowTitle;
  const fontSize = fitFontSize(words.title, 128, spacing.lineHeight, titleWidth, titleHeight);
  const noteStyle = plate
    ? { marginTop: 10 }
    : {
        position: 'absolute' as const,
        left: 0,
        bottom: 0,
        width,
        padding: `30px ${margin}px`,
        background: colour('accent'),
      };
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width,
        height,
        padding: `${VERTICAL_MARGIN}px ${margin}px`,
        background: colour(plate ? 'accent' : 'paper'),
        color: colour('ink'),
        fontFamily: 'Anek',
      }}
    >
      {!plate && (
        <div style={{ display: 'flex', alignItems: 'center', marginBottom: 52 }}>
          <img src={dataUrl(resolveMarkColours(mark))} alt="" width={48} height={48} />
          <b style={{ marginLeft: 16, fontSize: 34, letterSpacing: '-0.015em' }}>{words.company}</b>
        </div>
      )}
      <div style={{ ...spacing, fontSize, fontWeight: 600, width: titleWidth }}>{words.title}</div>
      <div style={{ ...leadStyle, width: leadWidth, marginTop: LEAD.gap }}>{words.lead}</div>
      {plate && <img src={dataUrl(plate.svg)} alt="" {...PLATE} style={{ ...PLATE, position: 'absolute' }} />}
      <div
        style={{ display: 'flex', flexDirection: 'column', ...SENTENCE, fontWeight: 600, marginTop: 'auto' }}
      >
        {plate?.sentence.map((part, i) => (
          <div key={part} style={i === 1 ? NUMBER : {}}>
            {part}
          </div>
        ))}
      </div>
      <div style={{ ...noteStyle, fontSize: 21 }}>{words.note}</div>
    </div>
  );
}
