import type { Company } from '../../../content/schemas/company.ts';
import type { ContactWords } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import styles from './Pass.module.css';

type Props = { company: Company; words: ContactWords['card']; card: string };

/** The contact card as a mess pass: hold a phone over it. */
export function Pass({ company, words, card }: Props) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="contact-card">
      <div className={styles.pass}>
        <div className={styles.head}>
          <h2 id="contact-card">{words.heading}</h2>
          <p>{words.where}</p>
        </div>
        <div className={styles.code}>
          <QrCode text={card} label={words.picture} />
          <p className="cap">{words.scan}</p>
        </div>
        <div className={styles.foot}>
          <p className={styles.name}>{company.name}</p>
          <p className="cap">{words.text}</p>
          <Buttons>
            {/* No `download`: Chromium does not ask the service worker for those, and a phone opens the card by itself. */}
            <ButtonLink look="primary" arrow="down" href="/contact.vcf">
              {words.save}
            </ButtonLink>
          </Buttons>
        </div>
      </div>
    </section>
  );
}
