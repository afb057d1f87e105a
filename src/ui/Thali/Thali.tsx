import type { Food, Heap } from '../../content/schemas/hostel.ts';
import { type GrainState, type PlateCounts, shareLeft } from './counts.ts';
import { dishOf, type Part, remainderOf } from './dishes.ts';
import { platePaths } from './grains.ts';
import { plateFor } from './layout.ts';
import { grainPath } from './pieces.ts';
import { at, type Bowl, circle, FLOOR, HALF, LIP, PLATE, turn, WALL } from './plate.ts';
import styles from './Thali.module.css';

type Props = {
  counts: PlateCounts;
  /** What is heaped, and the dishes, of which the first four are shown. */
  food?: Food;
  /** What is on the plate, with the true figures. Without it the plate is decorative. */
  label?: string | undefined;
  /** Students for whom one grain stands: by default one, more in a large hostel. What stands beside it has to say so. */
  each?: number;
  /** For a plate of less than 240 px: thinner outlines, no details, and nothing beside it. */
  isSmall?: boolean;
  /** Students for whom places are kept, for a plate whose counts change: no grain ever moves. */
  room?: number;
};

const NOTHING: Food = { heap: 'rice', dishes: [] };

/**
 * A meal on a steel plate, seen from above. One grain is one student: white, still to come; turmeric, served in the last five
 * minutes; then it leaves the plate, and the dishes empty with the heap. Who does not come lies beside the plate.
 */
export function Thali({ counts, food = NOTHING, label, isSmall = false, room, each }: Props) {
  const { grains, layout, bowls } = plateFor(counts, food, room, each);
  const paths = platePaths(grains, layout, food.heap);
  return (
    <svg
      className={`${styles.thali} ${isSmall ? styles.small : ''}`}
      viewBox={`-${HALF} -${HALF} ${2 * HALF} ${2 * HALF}`}
      width="320"
      height="320"
      fill="none"
      stroke="currentColor"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <path className={styles.rim} d={circle(0, 0, PLATE)} />
      <path className={styles.lip} d={circle(0, 0, LIP)} />
      <path className={styles.floor} d={circle(0, 0, FLOOR)} />
      <path className={styles.shine} d={SHINE} />
      {paths.heap && <path className={styles.heap} d={paths.heap} />}
      {paths.expected && <path className={styles.expected} d={paths.expected} />}
      {paths.apart && <path className={styles.apart} d={paths.apart} />}
      {paths.lastFive && <path className={styles.lastFive} d={paths.lastFive} />}
      {food.dishes.slice(0, bowls.length).map((dish, i) => (
        <Served
          key={bowls[i]?.lean}
          dish={dish}
          bowl={bowls[i] as Bowl}
          left={shareLeft(counts)}
          isSmall={isSmall}
        />
      ))}
      {paths.notComing && !isSmall && <path className={styles.notComing} d={paths.notComing} />}
    </svg>
  );
}

const arc = (from: number, to: number) => {
  const r = (LIP + FLOOR) / 2;
  return `M${at(...turn([0, -r], from))}A${r} ${r} 0 0 1${at(...turn([0, -r], to))}`;
};
/** Two highlights on the rim, opposite each other, each with a short tail. */
const SHINE = arc(-70, -32) + arc(-26, -22) + arc(112, 146) + arc(152, 156);

/** A glass from above: its rim, and its wall to the drink. */
const GLASS: readonly Part[] = [
  ['white', circle(0, 0, 62)],
  ['line', circle(0, 0, 57)],
  ['steel', circle(0, 0, 49)],
];

type ServedProps = { dish: Food['dishes'][number]; bowl: Bowl; left: number; isSmall: boolean };

export function Served({ dish: { mark, colour }, bowl: { x, y, radius, lean }, left, isSmall }: ServedProps) {
  const dish = dishOf(mark, colour);
  const { vessel, isTurned } = dish;
  const { level, liquid, solid } = remainderOf(dish, left);
  const scale = (vessel === 'bowl' ? radius - WALL : radius) / 70;
  const draw = (parts: readonly Part[], transform: string) => {
    const drawn = parts.filter(([look]) => !isSmall || !look.includes('detail'));
    return (
      drawn.length > 0 && (
        <g className={styles.dish} transform={transform}>
          {drawn.map(([look, d]) => (
            <path key={look + d} className={classOf(look)} d={d} />
          ))}
        </g>
      )
    );
  };
  const turned = isTurned ? lean + 150 : lean;
  const move = (dy: number, size: number) =>
    `translate(${at(Math.round(x), Math.round(y + dy))})scale(${size.toFixed(2)})`;
  return (
    <>
      {vessel === 'bowl' && (
        <>
          <path className={styles.bowl} d={circle(x, y, radius)} />
          <path className={styles.inside} d={circle(x, y, radius - WALL)} />
        </>
      )}
      {vessel === 'glass' && draw(GLASS, move(0, scale))}
      {draw(liquid, move((level - 1) * radius * 0.4, scale * level))}
      {draw(solid, move(0, scale) + (isTurned || level === 0 ? `rotate(${Math.round(turned)})` : ''))}
    </>
  );
}

const classOf = (look: Part[0]) =>
  look
    .split(' ')
    .flatMap((name) => styles[name] ?? [])
    .join(' ');

/** One grain as a key of the plate: on a small round of steel, or on nothing where nobody comes. */
export function PlateGrain({ state, heap }: { state: GrainState; heap?: Heap | undefined }) {
  return (
    <svg
      className={`${styles.thali} ${styles.key}`}
      viewBox="-14 -14 28 28"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {state !== 'notComing' && <path className={styles.steel} d={circle(0, 0, 14)} />}
      <path
        className={styles[state]}
        d={grainPath([{ x: 0, y: 0 }], 1.15, state === 'notComing' ? 'rice' : heap)}
      />
    </svg>
  );
}
