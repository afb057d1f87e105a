import { TRACKING, widthInEms } from '../../fonts/text-width.ts';
import { hasTallScript } from '../../fonts/writing-systems.ts';
import { colour, inInk } from '../../ui/styles/colours.ts';

/** In pixels. */
export const CARD = { width: 1200, height: 630, margin: 58 } as const;

/** In pixels: as far from the right edge as from the top. */
const PLATE = { left: 572, top: 10, width: 610, height: 610 } as const;

/** In pixels: the margin above and below, the gap between title and lead, the foot without a plate. */
const PADDING = 48;
const GAP = 24;
const FOOT = 215;
const LEADING = 1.3;
/** The sentence about the plate with its larger number, and the height of the note below it, in pixels. */
const SENTENCE = { fontSize: 31, width: 420, lineHeight: 1.15 } as const;
const NUMBER = { fontSize: 88, lineHeight: 0.95 } as const;
const NOTE = 60;

/** Counts the lines of a text. @param ems the width of a line, in em */
function countLines(text: string, ems: number): number {
  let [lines, used] = [1, 0];
  for (const width of text.split(/\s+/).map((word) => widthInEms(`${word} `))) {
    if (used > 0 && used + width > ems) [lines, used] = [lines + 1, 0];
    used += width;
  }
  return lines;
}

/** A drawing as a data URL: satori takes no inline SVG text. */
const src = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const settingOf = (title: string) =>
  hasTallScript(title)
    ? { lineHeight: 1.3, letterSpacing: 0 }
    : { lineHeight: 0.94, letterSpacing: `${TRACKING}em` };

/** Finds the largest font size in pixels, up to `max`, at which a text fits the box. */
function fitFontSize(text: string, max: number, lineHeight: number, width: number, height: number): number {
  const longest = Math.max(...text.split(/\s+/).map(widthInEms));
  const isTooLarge = (size: number) =>
    longest * size > width || countLines(text, width / size) * size * lineHeight > height;
  let size = max;
  while (size > 20 && isTooLarge(size)) size--;
  return size;
}

const measureSentence = ([before = '', , after = '']: string[]): number => {
  const { fontSize, width, lineHeight } = SENTENCE;
  const lines = [before, after].filter(Boolean).map((part) => countLines(part, width / fontSize));
  return lines.reduce((total, count) => total + count * fontSize * lineHeight, NUMBER.fontSize + NOTE);
};

type Props = {
  words: { company: string; title: string; lead: string; note: string };
  mark: string;
  /** The plate, and its sentence in three parts: before the number, the number, after it. */
  plate: { svg: string; sentence: string[] } | undefined;
};

/** The layout for satori: words beside the plate on turmeric or, without a plate, the company and the words on paper. */
export function CardLayout({ words, mark, plate }: Props) {
  const { width, height, margin } = CARD;
  const room = plate ? PLATE.left - margin + 24 : width - 2 * margin;
  const leadRoom = plate ? room - 88 : 900;
  const lead = { fontSize: fitFontSize(words.lead, 31, LEADING, leadRoom, 240), lineHeight: LEADING };
  const below =
    countLines(words.lead, leadRoom / lead.fontSize) * lead.fontSize * LEADING +
    (plate ? measureSentence(plate.sentence) : FOOT);
  const setting = settingOf(words.title);
  const above = height - 2 * PADDING - GAP - below;
  // A single word is set very large, a sentence like a heading.
  const title = { ...setting, fontSize: fitFontSize(words.title, 128, setting.lineHeight, room, above) };
  const foot = plate
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
        padding: `${PADDING}px ${margin}px`,
        background: colour(plate ? 'accent' : 'paper'),
        color: colour('ink'),
        fontFamily: 'Anek',
      }}
    >
      {!plate && (
        <div style={{ display: 'flex', alignItems: 'center', marginBottom: 52 }}>
          <img src={src(inInk(mark))} alt="" width={48} height={48} />
          <b style={{ marginLeft: 16, fontSize: 34, letterSpacing: '-0.015em' }}>{words.company}</b>
        </div>
      )}
      <div style={{ ...title, fontWeight: 600, width: room }}>{words.title}</div>
      <div style={{ ...lead, width: leadRoom, marginTop: GAP }}>{words.lead}</div>
      {plate && <img src={src(plate.svg)} alt="" {...PLATE} style={{ ...PLATE, position: 'absolute' }} />}
      <div
        style={{ display: 'flex', flexDirection: 'column', ...SENTENCE, fontWeight: 600, marginTop: 'auto' }}
      >
        {plate?.sentence.map((part, i) => (
          <div key={part} style={i === 1 ? NUMBER : {}}>
            {part}
          </div>
        ))}
      </div>
      <div style={{ ...foot, fontSize: 21 }}>{words.note}</div>
    </div>
  );
}
