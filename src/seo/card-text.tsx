import { colour } from './colours.ts';
import type { Box } from './icons.ts';

/** The measures of a picture, in pixels; at `head` lies the ruler below its head. */
export const CARD = { width: 1200, height: 630, margin: 64, head: 112 } as const;

/** Where the words begin, and what lies between the title and the sentence below it. */
const TOP = CARD.head + 40;
const GAP = 16;
const LEAD = { fontSize: 28, lineHeight: 1.32 } as const;

type Words = { company: string; host: string; title: string; lead: string; note: string };

/** How many lines words take, from the width that a letter of the family has on average. */
const linesOf = (text: string, size: number, width: number, letter: number): number =>
  Math.ceil((text.length * letter * size) / width);

/** As large as the words allow: a name of one word is a poster, a sentence is a heading. */
function sizeOf({ title, lead }: Words, width: number, height: number): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const { fontSize, lineHeight } = LEAD;
  const room = height - GAP - linesOf(lead, fontSize, width, 0.45) * fontSize * lineHeight;
  let size = Math.min(128, width / 6.5);
  while (size > 30 && (longest * 0.58 * size > width || linesOf(title, size, width, 0.52) * size > room))
    size -= 2;
  return size;
}

/**
 * The words of a picture, for satori: it knows flex boxes and inline styles, no classes. They stand beside the drawing,
 * or above it where it takes the whole width.
 */
export function CardText({ words, box }: { words: Words; box: Box }) {
  const { width, height, margin } = CARD;
  const isBeside = box.x > margin;
  const room = isBeside ? box.x - margin - 48 : box.width;
  const bottom = isBeside ? box.y + box.height : box.y - 16;
  const color = colour('ink-2');
  const title = { fontSize: sizeOf(words, room, bottom - TOP), lineHeight: 1, letterSpacing: '-0.03em' };
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width,
        height,
        padding: `40px ${margin}px 18px`,
        fontFamily: 'Anek',
        color: colour('ink'),
      }}
    >
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          height: 48,
          marginLeft: 56,
          marginBottom: TOP - 88,
        }}
      >
        <span style={{ fontSize: 30, fontWeight: 600, letterSpacing: '-0.015em' }}>{words.company}</span>
        {words.company.length <= 40 && <span style={{ fontSize: 26, color }}>{words.host}</span>}
      </div>
      <div style={{ ...title, fontWeight: 600, width: room }}>{words.title}</div>
      <div style={{ ...LEAD, color, width: room, marginTop: GAP }}>{words.lead}</div>
      <div style={{ fontSize: 20, color, marginTop: 'auto', alignSelf: 'flex-end' }}>{words.note}</div>
    </div>
  );
}
