import { t } from '../../content/t.ts';
import buttons from '../../ui/Button/Button.module.css';
import { Button } from '../controls/controls.tsx';
import { currentMeal } from '../engine/time.ts';
import { useDemo, useView } from '../store/context.ts';
import styles from './Closed.module.css';
import { closingWords, storyOf } from './story.ts';

export function Closed() {
  const { store, data } = useDemo();
  const view = useView();
  const { meal, second } = storyOf(view);
  const { title, forecast, came, kitchen, off } = closingWords(view);
  const next = currentMeal(data.plan, second);
  const open = (id: typeof meal) => store.goTo(data.plan.meals[id].opens * 60);
  return (
    <section className={styles.closed} aria-label={title}>
      <h4 className="num">{title}</h4>
      <dl>
        <div>
          <dt>{t('forecast')}</dt>
          <dd>{forecast}</dd>
        </div>
        <div>
          <dt>{t('came')}</dt>
          <dd>{came}</dd>
        </div>
      </dl>
      <p className="num">
        <b>{kitchen}</b> <span>{off}</span>
      </p>
      <div data-control className={styles.ways}>
        <span ref={putRequest} className={styles.request} />
        {next !== meal && <Button onClick={() => open(next)}>{t('Next meal')}</Button>}
        <Button onClick={() => open(meal)}>{t('Again')}</Button>
      </div>
    </section>
  );
}

/** The page's own button, whose message has the figures of "Your mess" once they are set. */
function putRequest(span: HTMLElement | null): void {
  const request = document.querySelector('a[data-to$="#demo"]')?.cloneNode(true) as HTMLElement | undefined;
  if (!span || !request) return;
  request.className = `${buttons.button} ${buttons.primary}`;
  span.replaceChildren(request);
}
