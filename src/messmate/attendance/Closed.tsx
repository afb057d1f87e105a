import { numberText } from '../../content/locale.ts';
import { t } from '../../content/t.ts';
import buttons from '../../ui/Button/Button.module.css';
import { Button } from '../controls/controls.tsx';
import { currentMeal } from '../engine/time.ts';
import { CELL, platesPath } from '../plates.ts';
import { useDemo, useView } from '../store/context.ts';
import styles from './Closed.module.css';
import { closingWords, storyOf } from './story.ts';

export function Closed() {
  const { store, data } = useDemo();
  const view = useView();
  const { meal, second } = storyOf(view);
  const { title, forecast, came, left, byHabit, kitchen, habit, off } = closingWords(view);
  const next = currentMeal(data.plan, second);
  const open = (id: typeof meal) => store.goTo(data.plan.meals[id].opens * 60);
  return (
    <section className={styles.closed} aria-label={title}>
      <h4 className="num">{title}</h4>
      <dl className={styles.counts}>
        <div>
          <dt>{t('forecast')}</dt>
          <dd>{numberText(forecast)}</dd>
        </div>
        <div>
          <dt>{t('came')}</dt>
          <dd>{numberText(came)}</dd>
        </div>
      </dl>
      {byHabit && (
        <div className={styles.left}>
          <LeftOver plates={left} of={Math.max(left, byHabit)} text={t('by the forecast')} />
          <LeftOver plates={byHabit} of={Math.max(left, byHabit)} text={t('by habit')} />
          <p>{t('Habit is an assumption of this sample.')}</p>
        </div>
      )}
      <p className="num">
        <b>
          {kitchen} {habit}
        </b>{' '}
        <span>{off}</span>
      </p>
      <div data-control className={styles.ways}>
        <span ref={putRequest} className={styles.request} />
        {next !== meal && <Button onClick={() => open(next)}>{t('Next meal')}</Button>}
        <Button onClick={() => open(meal)}>{t('Again')}</Button>
      </div>
    </section>
  );
}

type LeftOverProps = { plates: number; of: number; text: string };

/** Plates left over, each drawn. @param of the most of those that are compared, which share a scale */
function LeftOver({ plates, of, text }: LeftOverProps) {
  const columns = Math.max(8, Math.ceil(Math.sqrt(2 * of)));
  return (
    <figure className="num">
      <svg viewBox={`0 0 ${columns * CELL} ${Math.ceil(plates / columns) * CELL}`} aria-hidden="true">
        <path d={platesPath(0, plates, columns)} />
        <path d={platesPath(0, plates, columns, 5.5)} />
      </svg>
      <figcaption>
        <b>{numberText(plates)}</b> {text}
      </figcaption>
    </figure>
  );
}

/** The page's own button, whose message has the figures of "Your mess" once they are set. */
function putRequest(span: HTMLElement | null): void {
  const request = document.querySelector('a[data-to$="#demo"]')?.cloneNode(true) as HTMLElement | undefined;
  if (!span || !request) return;
  request.className = `${buttons.button} ${buttons.primary}`;
  span.replaceChildren(request);
}
