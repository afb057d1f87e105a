import type { ReactNode } from 'react';
import { scriptFontsFor } from '../../ui/fonts/scripts.ts';
import { aboutWidthOf } from '../../ui/Headline/ems.ts';
import { colour, inInk } from '../../ui/styles/colours.ts';

/** A place in a picture, in pixels. */
export type Box = { left: number; top: number; width: number; height: number; borderBottom?: string };

/** The measures of a picture, in pixels. */
export const CARD = { width: 1200, height: 630, margin: 64 } as const;

/** Where the words begin, and what lies between the title and the sentence below it. */
const TOP = 152;
const GAP = 16;
const LEAD = { fontSize: 28, lineHeight: 1.32 } as const;

type Words = { company: string; host: string; title: string; lead: string; note: string };
type Props = { words: Words; mark: string; box: Box; children?: ReactNode };

/** How wide words are in em, from the width that a Latin letter of the family has on average; others are measured. */
const emsOf = (text: string, letter: number): number =>
  scriptFontsFor(text).length > 0 ? aboutWidthOf(text) : text.length * letter;

/** How many lines words take. */
const linesOf = (text: string, size: number, width: number, letter: number): number =>
  Math.ceil((emsOf(text, letter) * size) / width);

/** How the lines of a title are set: letters with marks above and below them need room. */
const settingOf = (title: string) =>
  scriptFontsFor(title).length > 0
    ? { lineHeight: 1.3, letterSpacing: 0 }
    : { lineHeight: 1, letterSpacing: '-0.03em' };

/** As large as the words allow: a name of one word is a poster, a sentence is a heading. */
function sizeOf({ title, lead }: Words, width: number, height: number): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => emsOf(word, 0.58)));
  const { fontSize, lineHeight } = LEAD;
  const above = height - GAP - linesOf(lead, fontSize, width, 0.45) * fontSize * lineHeight;
  const room = above / settingOf(title).lineHeight;
  let size = Math.min(128, width / 6.5);
  while (size > 30 && (longest * size > width || linesOf(title, size, width, 0.52) * size > room)) size -= 2;
  return size;
}

/** The company's mark. As a file of its own: satori takes no SVG that is written as text. */
export const Mark = ({ mark, size }: { mark: string; size: number }) => (
  <img src={`data:image/svg+xml,${encodeURIComponent(inInk(mark))}`} alt="" width={size} height={size} />
);

/**
 * A picture, for satori: the company and the ruler of twelve columns, then the words beside the drawing, or above it
 * where that takes the whole width.
 */
export function CardLayout({ words, mark, box, children }: Props) {
  const { width, height, margin } = CARD;
  const isBeside = box.left > margin;
  const room = isBeside ? box.left - margin - 48 : box.width;
  const bottom = isBeside ? box.top + box.height : box.top - GAP;
  const color = colour('ink-2');
  const title = { fontSize: sizeOf(words, room, bottom - TOP), ...settingOf(words.title) };
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width,
        height,
        padding: `42px ${margin}px 18px`,
        background: colour('paper'),
        color: colour('ink'),
        fontFamily: 'Anek',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', height: 42, marginBottom: 18 }}>
        <Mark mark={mark} size={42} />
        <b style={{ marginLeft: 14, fontSize: 30, letterSpacing: '-0.015em' }}>{words.company}</b>
        {words.company.length <= 40 && (
          <span style={{ marginLeft: 'auto', fontSize: 26, color }}>{words.host}</span>
        )}
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between', borderBottom: '1px solid' }}>
        {[...Array(13).keys()].map((tick) => (
          <div key={tick} style={{ height: 10, borderLeft: '1px solid' }} />
        ))}
      </div>
      <div style={{ ...title, fontWeight: 600, width: room, marginTop: 39, marginBottom: GAP }}>
        {words.title}
      </div>
      <div style={{ ...LEAD, color, width: room }}>{words.lead}</div>
      <div className="drawing" style={{ ...box, display: 'flex', gap: 24, position: 'absolute' }}>
        {children}
      </div>
      <div style={{ fontSize: 20, color, marginTop: 'auto', alignSelf: 'flex-end' }}>{words.note}</div>
    </div>
  );
}
