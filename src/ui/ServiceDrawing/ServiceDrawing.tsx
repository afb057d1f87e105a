import type { SERVICE_DRAWINGS } from '../../content/schemas/service.ts';
import states from '../Grain/states.module.css';
import styles from './ServiceDrawing.module.css';

type Stroke = [kind: 'line' | 'dash' | 'fine' | 'fill' | 'shade' | 'live', path: string];
type Drawing = { box: string; strokes: Stroke[] };

/** Each service as a technical drawing: the object, its dimensions in hairlines, and one highlighted part. */
const DRAWINGS: Record<(typeof SERVICE_DRAWINGS)[number], Drawing> = {
  phone: {
    box: '58 0 170 152',
    strokes: [
      ['line', 'M84 150V14h72v136M84 34h72M112 24h16'],
      ['fine', 'M60 14h18M60 150h18M69 14v136M84 4v6M156 4v6M84 7h72'],
      ['line', 'M94 46h52v14H94zM94 68h34v8H94zM94 84h52M94 96h52M94 108h52'],
      ['live', 'M94 122h52v16H94z'],
    ],
  },
  grid: {
    box: '23 0 194 152',
    strokes: [
      ['line', 'M24 150V14h192v136M24 34h192'],
      ['fine', 'M72 34v116M120 34v116M168 34v116M24 63h192M24 92h192M24 121h192M34 24h8M48 24h60'],
      ['fill', 'M24 63h96v29H24zM120 92h48v29h-48z'],
      ['live', 'M168 63h48v29h-48z'],
    ],
  },
  forecast: {
    box: '22 0 196 152',
    strokes: [
      ['line', 'M24 14v112h192'],
      [
        'fine',
        'M42 126v4M60 126v4M78 126v4M96 126v4M114 126v4M132 126v4M150 126v4M168 126v4M186 126v4M204 126v4M150 14v112',
      ],
      ['shade', 'M150 52 216 18V66z'],
      ['line', 'M24 104 42 86 60 95 78 70 96 78 114 60 132 66 150 52'],
      ['dash', 'M150 52 216 42'],
      ['live', 'M146 52a4 4 0 1 0 8 0a4 4 0 1 0-8 0'],
    ],
  },
  layers: {
    box: '46 0 170 152',
    strokes: [
      ['line', 'M48 98l72-32 72 32-72 32zM48 78l72-32 72 32-72 32z'],
      ['live', 'M84 52l36-16 36 16-36 16z'],
      ['fine', 'M48 78v20M192 78v20M120 14v22M120 68v42M120 130v16M84 20v28M156 20v28M84 24h72'],
    ],
  },
};

/** The drawing of a service. It only repeats the words beside it, so it is hidden from screen readers. */
export function ServiceDrawing({ name }: { name: keyof typeof DRAWINGS }) {
  const { box, strokes } = DRAWINGS[name];
  return (
    <svg className={styles.drawing} viewBox={box} aria-hidden="true">
      {strokes.map(([kind, path]) => (
        <path
          key={path}
          className={kind === 'live' ? states.live : kind === 'fill' ? states.served : styles[kind]}
          d={path}
        />
      ))}
    </svg>
  );
}
