import { ButtonLink, Buttons } from '../../components/Button/Button.tsx';
import type { Company } from '../../schemas/company.ts';
import type { ContactWords } from '../../schemas/pages.ts';
import styles from './Pass.module.css';
import { qrPath } from './qr-path.ts';

type Props = { company: Company; words: ContactWords['card']; card: string };

/** The contact card as a mess pass: hold a phone over it. */
export function Pass({ company, words, card }: Props) {
  const { size, path } = qrPath(card);
  // Four modules of quiet around the code. Each row is a stroke one module wide, so the box begins half a module up.
  const box = `-4 -4.5 ${size + 8} ${size + 8}`;
  return (
    <section className={styles.pass} aria-labelledby="contact-card">
      <div className={styles.head}>
        <h2 id="contact-card">{words.heading}</h2>
        <p>{words.where}</p>
      </div>
      <svg className={styles.code} viewBox={box} role="img" aria-label={words.picture}>
        <path d={path} />
      </svg>
      <div className={styles.foot}>
        <p className={styles.name}>{company.name}</p>
        <p className="cap">{words.text}</p>
        <Buttons>
          <ButtonLink look="primary" arrow="down" href="/contact.vcf" download={`${company.name}.vcf`}>
            {words.save}
          </ButtonLink>
        </Buttons>
      </div>
    </section>
  );
}
