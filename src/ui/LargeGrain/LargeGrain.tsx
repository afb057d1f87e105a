import styles from './LargeGrain.module.css';

/** Tilts in degrees, so that grains side by side are not parallel. */
const TILTS = [34, 47, 39, 43, 30, 50];

const OUTLINE = 'M1-40C8.5-39 15-23 15-3C15 20 9 40 0 40C-9 40-15 20-14.5-2C-14-22-8-41 1-40Z';

type Props = {
  /** `served` is filled: somebody is here. `due` is outlined: a place is kept. `skip` is a speck: nobody. */
  state: 'served' | 'due' | 'skip';
  /** Its place in a row. */
  place?: number;
};

/** One grain as large as its box. The words around it say what it stands for. */
export function LargeGrain({ state, place = 3 }: Props) {
  return (
    <svg className={styles.grain} viewBox="0 0 100 76" aria-hidden="true">
      <g
        transform={`translate(50 38) rotate(${TILTS[place % TILTS.length]})${state === 'skip' ? ' scale(.28)' : ''}`}
      >
        <path className={styles[state]} d={OUTLINE} vectorEffect="non-scaling-stroke" />
        {state === 'served' && <path className={styles.crease} d="M3-28C7-14 7 10 2 28" />}
      </g>
    </svg>
  );
}
