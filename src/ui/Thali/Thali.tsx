import { type Dish, dishOf, type Part, partsLeft } from './dishes.ts';
import {
  fewLeft,
  type GrainState,
  grainPath,
  grainsOf,
  layPlate,
  type PlateCounts,
  platePaths,
  type Staple,
  shareLeft,
  studentsPerGrain,
} from './grains.ts';
import {
  at,
  type Bowl,
  circle,
  FLOOR,
  HALF,
  LIP,
  MOST_BOWLS,
  PLATE,
  placeBowls,
  turn,
  WALL,
} from './plate.ts';
import styles from './Thali.module.css';

type Props = {
  counts: PlateCounts;
  /** Marks of the dishes, in the order of the menu. The first four that have a drawing are shown. */
  dishes: readonly string[];
  /** What is on the plate, with the true figures. Without it the plate is decorative. */
  label?: string | undefined;
  /** Students for whom one grain stands: by default one, more in a large hostel. What stands beside it has to say so. */
  each?: number;
  /** For a plate of less than 240 px: thinner outlines. */
  isSmall?: boolean;
  /** Grains for which places are kept, for a plate whose counts change: no grain ever moves. */
  room?: number;
  staple?: Staple;
};

/**
 * A meal on a steel plate, seen from above: one grain is one student who is still to come, and who does not come lies beside
 * the plate. Who has eaten leaves steel.
 */
export function Thali({
  counts,
  dishes,
  label,
  isSmall = false,
  room = 0,
  staple = 'rice',
  ...props
}: Props) {
  const residents = counts.served + counts.lastFive + counts.expected + counts.notComing;
  const each = props.each ?? studentsPerGrain(residents);
  const drawn = dishes.flatMap((mark) => dishOf(mark) ?? []).slice(0, MOST_BOWLS);
  const grains = grainsOf(counts, each);
  const onPlate = grains.served + grains.lastFive + grains.expected;
  const places = Math.max(onPlate, Math.round(room / each));
  const bowls = placeBowls(drawn.length);
  const paths = platePaths(grains, layPlate(places, bowls, each), staple);
  const left = shareLeft(counts);
  const few = fewLeft(grains) > 0 ? styles.few : '';
  return (
    <svg
      className={`${styles.thali} ${isSmall ? styles.small : ''}`}
      viewBox={`-${HALF} -${HALF} ${2 * HALF} ${2 * HALF}`}
      role="img"
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <path className={styles.rim} d={circle(0, 0, PLATE)} />
      <path className={styles.lip} d={circle(0, 0, LIP)} />
      <path className={styles.floor} d={circle(0, 0, FLOOR)} />
      <path className={styles.shine} d={SHINE} />
      {paths.expected && (
        <path className={few ? `${styles.expected} ${few}` : styles.expected} d={paths.expected} />
      )}
      {paths.lastFive && <path className={styles.lastFive} d={paths.lastFive} />}
      {bowls.map((bowl, i) => (
        <Served key={bowl.lean} dish={drawn[i] as Dish} bowl={bowl} left={left} />
      ))}
      {paths.notComing && <path className={styles.notComing} d={paths.notComing} />}
    </svg>
  );
}

const arc = (from: number, to: number) => {
  const r = (LIP + FLOOR) / 2;
  return `M${at(...turn([0, -r], from))}A${r} ${r} 0 0 1${at(...turn([0, -r], to))}`;
};
/** Two highlights on the rim, opposite each other, each with a short tail. */
const SHINE = arc(-70, -32) + arc(-26, -22) + arc(112, 146) + arc(152, 156);

type ServedProps = { dish: Dish; bowl: Bowl; left: number };

function Served({ dish, bowl: { x, y, radius, lean }, left }: ServedProps) {
  const { vessel } = dish;
  const scale = (vessel === 'bowl' ? radius - WALL : radius) / 70;
  const turning = dish.isTurned ? `rotate(${Math.round(lean + 150)})` : '';
  const parts = partsLeft(dish, left);
  return (
    <>
      {vessel === 'bowl' && (
        <>
          <path className={styles.bowl} d={circle(x, y, radius)} />
          <path className={styles.inside} d={circle(x, y, radius - WALL)} />
        </>
      )}
      {parts.length > 0 && (
        <g
          className={styles.dish}
          transform={`translate(${at(Math.round(x), Math.round(y))})scale(${scale.toFixed(2)})${turning}`}
        >
          {parts.map(([look, d]) => (
            <path key={look + d} className={classOf(look)} d={d} />
          ))}
        </g>
      )}
    </>
  );
}

const classOf = (look: Part[0]) =>
  look
    .split(' ')
    .map((name) => styles[name])
    .join(' ');

/** One grain as a key of the plate: on a small round of steel, or on nothing where nobody comes. */
export function PlateGrain({ state }: { state: GrainState }) {
  return (
    <svg className={`${styles.thali} ${styles.key}`} viewBox="-14 -14 28 28" aria-hidden="true">
      {state !== 'notComing' && <path className={styles.steel} d={circle(0, 0, 14)} />}
      <path className={styles[state]} d={grainPath([{ x: 0, y: 0, k: 0 }], 1.15)} />
    </svg>
  );
}
