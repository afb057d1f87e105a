import type { ReactNode } from 'react';
import { fill } from '../../../../content/fill.ts';
import { t } from '../../../../content/t.ts';
import { findBusiestFiveMinutes, findNextPass } from '../../../../messmate/engine/selectors/checkins.ts';
import { currentMeal } from '../../../../messmate/engine/time.ts';
import { formatTime } from '../../../../messmate/format.ts';
import { FactList } from '../../../../ui/FactList/FactList.tsx';
import { QrCode } from '../../../../ui/QrCode/QrCode.tsx';
import { DrawingFrame, type DrawingProps } from './DrawingFrame.tsx';
import styles from './Trial.module.css';

/** A screen as a pencil sketch, a wireframe and a working page, and what its trial tests. */
export function Trial({ words: { trial: words }, state }: DrawingProps) {
  const { plan } = state.hostel;
  const mealId = plan.meals.lunch.closed ? currentMeal(plan, state.second) : 'lunch';
  const meal = plan.meals[mealId];
  const peak = findBusiestFiveMinutes(state, mealId);
  const peakTexts = { plates: peak.plates, from: formatTime(peak.from), to: formatTime(peak.from + 5) };
  const facts = [
    { name: words.guess, value: fill(words.guessOf, { meal: meal.name }) },
    { name: t('The busiest five minutes'), value: t('{plates} plates, from {from} to {to}', peakTexts) },
    { name: words.success, value: fill(words.successIf, { seconds: peak.secondsPerPlate }) },
  ];
  const pass = findNextPass(state);
  const [sketch, wireframe, screen] = words.stages;
  return (
    <DrawingFrame title={words.title} caption={words.caption}>
      <ol className={styles.stages}>
        <Stage name={sketch}>
          <svg className={styles.sketch} viewBox="0 0 100 160" aria-hidden="true">
            <path d={SKETCH} />
          </svg>
        </Stage>
        <Stage name={wireframe}>
          <svg className={`${styles.sketch} ${styles.wireframe}`} viewBox="0 0 100 160" aria-hidden="true">
            <path d={WIREFRAME} />
          </svg>
        </Stage>
        <Stage name={screen}>
          <div className={styles.screen}>
            <p translate="no">
              <b>{pass.name}</b> <span className="num">{pass.room}</span>
            </p>
            <QrCode text={pass.text} label={t('Mess pass of {name} as a QR code', { name: pass.name })} />
            <p className="num">{formatTime(pass.slotAt)}</p>
          </div>
        </Stage>
      </ol>
      <FactList className={`num ${styles.facts}`} facts={facts} />
    </DrawingFrame>
  );
}

const Stage = ({ name, children }: { name: string | undefined; children: ReactNode }) => (
  <li>
    {children}
    <p>{name}</p>
  </li>
);

/** SVG path that looks drawn by hand: lines overshoot at the corners, words are waves, the QR code is a scribble. */
const SKETCH =
  'M4 5Q50 2 97 4M95 2Q98 80 94 158M98 155Q50 159 3 156M6 159Q2 80 5 1' +
  'M14 20q5-8 10 0t10 0t10 0t10 0t10 0M14 34q4-6 8 0t8 0t8 0' +
  'M16 49Q50 46 86 49M84 46Q87 85 83 122M87 119Q50 123 15 120M17 124Q14 85 17 45' +
  'M22 62L36 52M20 82L54 52M20 104L74 52M28 116L80 62M48 117L81 84M68 118L82 104' +
  'M30 140q4-7 8 0t8 0t8 0t8 0t8 0';

/** SVG path that looks drawn with a ruler: boxes for the words, and a crossed box for the QR code. */
const WIREFRAME =
  'M3 3H97V157H3ZM14 14H68V24H14ZM14 30H42V38H14ZM16 48H84V120H16ZM16 48L84 120M84 48L16 120M30 132H70V146H30Z';
