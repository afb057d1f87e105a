import { formatNumber } from '../../../content/language/locale.ts';
import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import type { Service } from '../../../content/schemas/service.ts';
import { t } from '../../../content/t.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Process.module.css';

/** The steps of the work, and what the customer gets from each. */
export function Process({ steps, words }: { steps: Service['process']; words: InterfaceWords['service'] }) {
  return (
    <Section id="process" heading={words.process}>
      <ol className={`ruled ${styles.steps}`}>
        {steps.map(({ title, does, gives }, i) => (
          <li key={title}>
            <span className={`num ${styles.number}`}>{formatNumber(i + 1)}</span>
            <div className={`stack ${styles.step}`}>
              <h3>{title}</h3>
              <p>{does}</p>
            </div>
            <p className={styles.result}>
              <span className="caption">{t('You get:')}</span> {gives}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
