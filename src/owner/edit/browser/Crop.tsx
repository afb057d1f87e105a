import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { Square, Upload } from './api.ts';
import styles from './Picture.module.css';

type Props = { upload: Upload; onSquare: (square: Square) => void; onDrop: () => void };

const LEAST = 0.2;
/** With fewer points a face is blurred where the site shows it. */
const FEW = 200;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The square that is kept of a photograph: drawn with a pointer, or moved with the keyboard and the three sliders. */
export function Crop({ upload, onSquare, onDrop }: Props) {
  const { width, height, points, preview } = upload;
  const most = Math.min(width, height);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [{ x, y, side }, setCut] = useState({ x: (width - most) / 2, y: (height - most) / 3, side: most });
  const held = useRef<{ x: number; y: number }>(undefined);

  const cut = (next: { x?: number; y?: number; side?: number }) =>
    setCut((now) => {
      const wide = clamp(next.side ?? now.side, most * LEAST, most);
      // It grows and shrinks around its middle.
      const shift = (now.side - wide) / 2;
      return {
        side: wide,
        x: clamp((next.x ?? now.x) + shift, 0, width - wide),
        y: clamp((next.y ?? now.y) + shift, 0, height - wide),
      };
    });
  const tell = useEffectEvent(onSquare);
  useEffect(
    () => tell({ left: x / width, top: y / height, width: side / width, height: side / height }),
    [x, y, side, width, height],
  );

  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const step = most / 40;
    const moves: Record<string, object> = {
      ArrowLeft: { x: x - step },
      ArrowRight: { x: x + step },
      ArrowUp: { y: y - step },
      ArrowDown: { y: y + step },
      '+': { side: side + step },
      '=': { side: side + step },
      '-': { side: side - step },
    };
    // With another key they are the browser's: its way back, its zoom. A plus is typed with Shift.
    const isBrowsers = altKey || ctrlKey || metaKey || (shiftKey && key !== '+');
    if (isBrowsers || !moves[key]) return;
    event.preventDefault();
    cut(moves[key]);
  };
  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent) => {
    const { current } = held;
    const scale = width / (frame.current?.clientWidth || width);
    if (!current) return;
    cut({ x: x + (event.clientX - current.x) * scale, y: y + (event.clientY - current.y) * scale });
    held.current = { x: event.clientX, y: event.clientY };
  };
  const share = (value: number, whole: number) => `${(value / whole) * 100}%`;
  const slider = (
    label: string,
    value: number,
    least: number,
    highest: number,
    onValue: (value: number) => void,
  ) => (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={highest > least ? Math.round(((value - least) / (highest - least)) * 100) : 0}
        disabled={highest <= least}
        onChange={({ target }) => onValue(least + (Number(target.value) / 100) * (highest - least))}
      />
    </label>
  );
  return (
    <fieldset className={styles.crop}>
      <legend>The square that the site shows</legend>
      <p id={id}>
        Drag the square, or move it with the arrow keys; plus and minus make it larger and smaller.
      </p>
      <div ref={frame} className={styles.whole}>
        <img src={preview} alt="The whole photograph" width={width} height={height} draggable={false} />
        <button
          type="button"
          className={styles.square}
          style={{ '--x': share(x, width), '--y': share(y, height), '--side': share(side, width) } as object}
          aria-label="The square that is kept"
          aria-describedby={id}
          onKeyDown={press}
          onPointerDown={start}
          onPointerMove={drag}
          onPointerUp={() => {
            held.current = undefined;
          }}
        />
      </div>
      <div className={styles.sliders}>
        {slider('From the left', x, 0, width - side, (value) => cut({ x: value }))}
        {slider('From the top', y, 0, height - side, (value) => cut({ y: value }))}
        {slider('Size', side, most * LEAST, most, (value) => cut({ side: value }))}
      </div>
      <p role="status">
        {side * points < FEW &&
          `This square has ${Math.round(side * points)} points in width and height. With fewer than ${FEW} it looks blurred: choose a larger photograph, or more of this one.`}
      </p>
      <button type="button" onClick={onDrop}>
        Do not use this photograph
      </button>
    </fieldset>
  );
}
