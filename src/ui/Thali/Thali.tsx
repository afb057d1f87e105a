import type { Food, Staple } from '../../content/schemas/hostel.ts';
import { type GrainState, type PlateCounts, remainingShare } from './counts.ts';
import { computeRemainder, drawingOf, type Shape } from './dishes.ts';
import { drawGrainShapes } from './grain-shapes.ts';
import { drawGrains } from './grains.ts';
import { computePlate } from './layout.ts';
import {
  BOWL_WALL_THICKNESS,
  type Bowl,
  circle,
  FLOOR_RADIUS,
  formatPoint,
  HALF_SIDE,
  LIP_RADIUS,
  RIM_RADIUS,
  rotate,
} from './plate.ts';
import styles from './Thali.module.css';

type Props = {
  counts: PlateCounts;
  /** The staple, and the dishes, of which the first four are drawn. */
  food?: Food;
  /** Describes the plate, which is decorative without it. */
  label?: string | undefined;
  /** Students that a grain represents, by default several in a large hostel. */
  groupSize?: number;
  /** For a plate of less than 240 px: thinner outlines, no details, and no grains beside it. */
  isSmall?: boolean;
  /** Students for whom the plate has positions, so that no grain moves when the counts change. */
  capacity?: number;
};

const NO_FOOD: Food = { staple: 'rice', dishes: [] };

/**
 * A meal on a steel plate, seen from above. A grain is one or several students: white until they come, in the company's colour
 * for the next five minutes, and then removed. The dishes empty too. Grains of absent students are beside the plate.
 */
export function Thali({ counts, food = NO_FOOD, label, isSmall = false, capacity, groupSize }: Props) {
  const { grainCounts, layout, bowls } = computePlate(counts, food, capacity, groupSize);
  const paths = drawGrains(grainCounts, layout, food.staple);
  return (
    <svg
      className={`${styles.thali} ${isSmall ? styles.small : ''}`}
      viewBox={`-${HALF_SIDE} -${HALF_SIDE} ${2 * HALF_SIDE} ${2 * HALF_SIDE}`}
      width="320"
      height="320"
      fill="none"
      stroke="currentColor"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <path className={styles.rim} d={circle(0, 0, RIM_RADIUS)} />
      <path className={styles.lip} d={circle(0, 0, LIP_RADIUS)} />
      <path className={styles.floor} d={circle(0, 0, FLOOR_RADIUS)} />
      <path className={styles.shine} d={HIGHLIGHTS} />
      {paths.heap && <path className={styles.heap} d={paths.heap} />}
      {paths.expected && <path className={styles.expected} d={paths.expected} />}
      {paths.apart && <path className={styles.apart} d={paths.apart} />}
      {paths.justServed && <path className={styles.justServed} d={paths.justServed} />}
      {food.dishes.slice(0, bowls.length).map((dish, i) => (
        <DishSvg
          key={bowls[i]?.angle}
          dish={dish}
          bowl={bowls[i] as Bowl}
          shareLeft={remainingShare(counts)}
          isSmall={isSmall}
        />
      ))}
      {paths.notComing && !isSmall && <path className={styles.notComing} d={paths.notComing} />}
    </svg>
  );
}

/** Draws an arc on the rim between two angles, in degrees from the top. */
const drawArc = (from: number, to: number) => {
  const r = (LIP_RADIUS + FLOOR_RADIUS) / 2;
  return `M${formatPoint(...rotate([0, -r], from))}A${r} ${r} 0 0 1${formatPoint(...rotate([0, -r], to))}`;
};
const HIGHLIGHTS = drawArc(-70, -32) + drawArc(-26, -22) + drawArc(112, 146) + drawArc(152, 156);

const GLASS: readonly Shape[] = [
  ['white', circle(0, 0, 62)],
  ['line', circle(0, 0, 57)],
  ['steel', circle(0, 0, 49)],
];

type DishProps = { dish: Food['dishes'][number]; bowl: Bowl; shareLeft: number; isSmall: boolean };

/** A dish in its bowl, glass or place on the plate. `shareLeft` is the share of the meal still there, from 1 to 0. */
export function DishSvg({ dish, bowl, shareLeft, isSmall }: DishProps) {
  const { x, y, radius, angle } = bowl;
  const drawing = drawingOf(dish.drawing, dish.colour);
  const { vessel, isTurned } = drawing;
  const { level, liquid, solid } = computeRemainder(drawing, shareLeft);
  // A bowl's inside has a radius of 70 units in drawings (dishes.ts).
  const scale = (vessel === 'bowl' ? radius - BOWL_WALL_THICKNESS : radius) / 70;
  const draw = (shapes: readonly Shape[], transform: string) => {
    const visibleShapes = shapes.filter(([classes]) => !isSmall || !classes.includes('detail'));
    return (
      visibleShapes.length > 0 && (
        <g className={styles.dish} transform={transform}>
          {visibleShapes.map(([classes, d]) => (
            <path key={classes + d} className={scopeClasses(classes)} d={d} />
          ))}
        </g>
      )
    );
  };
  const degrees = Math.round(isTurned ? angle + 150 : angle);
  const place = (dy: number, factor: number) =>
    `translate(${formatPoint(Math.round(x), Math.round(y + dy))})scale(${factor.toFixed(2)})`;
  return (
    <>
      {vessel === 'bowl' && (
        <>
          <path className={styles.bowl} d={circle(x, y, radius)} />
          <path className={styles.inside} d={circle(x, y, radius - BOWL_WALL_THICKNESS)} />
        </>
      )}
      {vessel === 'glass' && draw(GLASS, place(0, scale))}
      {draw(liquid, place((level - 1) * radius * 0.4, scale * level))}
      {draw(solid, place(0, scale) + (isTurned || level === 0 ? `rotate(${degrees})` : ''))}
    </>
  );
}

/** Replaces class names by the module's, and drops names without styles (`detail`). */
const scopeClasses = (classes: Shape[0]) =>
  classes
    .split(' ')
    .flatMap((name) => styles[name] ?? [])
    .join(' ');

/** A grain for the plate's legend: on a steel disc, unless its student is not coming. */
export function PlateGrain({ state, staple }: { state: GrainState; staple?: Staple | undefined }) {
  return (
    <svg
      className={`${styles.thali} ${styles.legendGrain}`}
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
        d={drawGrainShapes([{ x: 0, y: 0 }], 1.15, state === 'notComing' ? 'rice' : staple)}
      />
    </svg>
  );
}
