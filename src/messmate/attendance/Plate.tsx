import { useEffect, useRef, useState } from 'react';
import type { Food } from '../../content/schemas/hostel.ts';
import { DishList } from '../../ui/DishList/DishList.tsx';
import { type PlateCounts, studentsPerGrain } from '../../ui/Thali/counts.ts';
import { plateFor } from '../../ui/Thali/layout.ts';
import { grainPath } from '../../ui/Thali/pieces.ts';
import { HALF } from '../../ui/Thali/plate.ts';
import { grainText, plateText } from '../../ui/Thali/plate-text.ts';
import { Thali } from '../../ui/Thali/Thali.tsx';
import { mealReadout } from '../engine/selectors/meals.ts';
import { placesOf } from '../engine/selectors/plate.ts';
import { useView } from '../store/context.ts';
import styles from './Plate.module.css';
import { lastScan } from './scans.ts';
import { storyOf } from './story.ts';

export function Plate() {
  const view = useView();
  const { state } = view;
  const { meal, name, counts } = storyOf(view);
  const { menu, food, phase } = mealReadout(state, meal);
  const room = placesOf(state, meal);
  const each = studentsPerGrain(state.hostel.residents.length);
  const own = lastScan(view);
  return (
    <div className={styles.plate}>
      <div className={styles.picture}>
        <Thali counts={counts} food={food} room={room} label={plateText(name, counts, phase)} />
        {own?.row.result === 'in' && <Own key={own.row.index} {...{ food, room, counts }} />}
      </div>
      <DishList dishes={menu} />
      {each > 1 && <p className="caption">{grainText(each)}</p>}
    </div>
  );
}

type OwnProps = { food: Food; room: number; counts: PlateCounts };

/** The grain of the visitor's own scan is picked up: it comes near and lies down again, turmeric. */
function Own({ food, room, counts }: OwnProps) {
  const grain = useRef<SVGPathElement>(null);
  // Once: those who come later have other places.
  const [{ place, scale }] = useState(() => {
    const { grains, layout } = plateFor(counts, food, room);
    return { place: layout.order[layout.order.length - grains.expected - 1], scale: layout.scale };
  });
  useEffect(() => {
    if (!place || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    grain.current?.animate(
      [
        { transform: 'scale(3.2)', opacity: 1 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 420, easing: 'cubic-bezier(.2,.7,.2,1)' },
    );
  }, [place]);
  return (
    <svg viewBox={`-${HALF} -${HALF} ${2 * HALF} ${2 * HALF}`} width="0" height="0" aria-hidden="true">
      {place && <path ref={grain} d={grainPath([place], scale, food.heap)} />}
    </svg>
  );
}
