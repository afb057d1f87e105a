import type { CardWords } from './card-words.ts';
import { colour } from './colours.ts';

/** Where the words stand: beside the drawing, above it, or above it in one row. */
export type Layout = 'side' | 'foot' | 'strip';

export const CARD = { width: 1200, height: 630, margin: 64, head: 112 } as const;

/** As large as the words allow: a name of one word is a poster, a sentence is a heading. */
function sizeOf(title: string, layout: Layout): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const width = layout === 'side' ? 560 : 1072;
  const most = layout === 'side' ? 88 : 128;
  const byLength = title.length > 48 ? 56 : title.length > 26 ? 76 : most;
  return Math.max(30, Math.min(byLength, Math.floor(width / (longest * 0.58))));
}

type Props = { words: CardWords; layout: Layout; company: string; host: string };

/** The words of a picture, for satori: it knows flex boxes and inline styles, no classes. */
export function CardText({ words, layout, company, host }: Props) {
  const ink = colour('ink');
  const second = colour('ink-2');
  const { margin, head, width, height } = CARD;
  const isSide = layout === 'side';
  return (
    <div style={{ display: 'flex', width, height, position: 'relative', fontFamily: 'Anek', color: ink }}>
      <div
        style={{
          position: 'absolute',
          left: margin + 56,
          right: margin,
          top: 40,
          height: 48,
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          fontSize: 30,
        }}
      >
        <span style={{ fontWeight: 600, letterSpacing: '-0.015em' }}>{company}</span>
        <span style={{ color: second, fontSize: company.length > 40 ? 0 : 26 }}>{host}</span>
      </div>
      <div
        style={{
          position: 'absolute',
          left: margin,
          top: head + { side: 56, foot: 36, strip: 22 }[layout],
          width: isSide ? 584 : width - 2 * margin,
          display: 'flex',
          flexDirection: layout === 'strip' ? 'row' : 'column',
          justifyContent: 'space-between',
          alignItems: layout === 'strip' ? 'center' : 'flex-start',
          gap: isSide ? 28 : 16,
        }}
      >
        <div
          style={{
            display: 'block',
            fontSize: sizeOf(words.title, layout),
            fontWeight: 600,
            lineHeight: 1,
            letterSpacing: '-0.03em',
            lineClamp: 4,
          }}
        >
          {words.title}
        </div>
        <div
          style={{
            display: 'block',
            width: layout === 'strip' ? 480 : '100%',
            fontSize: isSide ? 29 : 28,
            lineHeight: 1.32,
            color: second,
            lineClamp: isSide ? 5 : 3,
          }}
        >
          {words.lead}
        </div>
      </div>
      <div
        style={{
          position: 'absolute',
          right: margin,
          bottom: 18,
          fontSize: 20,
          color: second,
          display: 'flex',
        }}
      >
        {words.note}
      </div>
    </div>
  );
}
