import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import type { Service } from '../../../content/schemas/service.ts';
import { t } from '../../../content/t.ts';
import { Grain } from '../../../ui/Grain/Grain.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Process.module.css';

type Props = { steps: Service['process']; words: InterfaceWords['service'] };

/** The process: each step fills one more grain, and says what is done and what the client has at its end. */
export function Process({ steps, words }: Props) {
  return (
    <Section id="process" heading={words.process}>
      <ol className={`ruled ${styles.steps}`}>
        {steps.map(({ title, does, gives }, done) => (
          <li key={title}>
            <div className={styles.count}>
              <div className={styles.grains}>
                {steps.map((step, i) => (
                  <Grain key={step.title} state={i <= done ? 'served' : 'due'} size={48} />
                ))}
              </div>
              <p className="caption num">
                {t('Step {number} of {total}', { number: done + 1, total: steps.length })}
              </p>
            </div>
            <div className={`stack ${styles.what}`}>
              <h3>{title}</h3>
              <p>{does}</p>
            </div>
            <p className={styles.gives}>
              <span className="caption">{t('You get:')}</span> {gives}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
