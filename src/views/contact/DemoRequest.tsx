import { Button, ButtonLink, Buttons } from '../../components/Button/Button.tsx';
import { letter, mailto } from '../../components/Button/mailto.ts';
import type { Company } from '../../schemas/company.ts';
import type { ContactWords } from '../../schemas/pages.ts';
import type { ProductPageWords } from '../../schemas/product.ts';
import styles from './DemoRequest.module.css';
import { whatsappLink } from './numbers.ts';

type Props = {
  company: Company;
  newTab: string;
  words: ContactWords['demo'];
  request: ProductPageWords['demo'];
};

/** The ready-written request as a letter: to be copied by a button where script runs, by hand anywhere. */
export function DemoRequest({ company: { email, whatsapp }, newTab, words, request }: Props) {
  const { subject, body } = request;
  return (
    <section className={styles.request} aria-labelledby="demo">
      <h2 id="demo">{words.heading}</h2>
      <p>{words.text}</p>
      <div className={styles.letter}>
        <dl>
          <div>
            <dt>{words.to}</dt>
            <dd>{email}</dd>
          </div>
          <div>
            <dt>{words.subject}</dt>
            <dd>{subject}</dd>
          </div>
        </dl>
        <p className={styles.text}>{body.trim()}</p>
      </div>
      <Buttons>
        <span className={styles.copy}>
          <Button
            look="primary"
            data-copy={letter(email, subject, body)}
            data-copied={request.copied}
            data-failed={words.notCopied}
          >
            {request.copy}
          </Button>
        </span>
        <ButtonLink href={mailto(email, subject, body)}>{words.mail}</ButtonLink>
        {whatsapp && (
          <ButtonLink href={whatsappLink(whatsapp, body)} target="_blank" rel="noopener">
            {words.whatsapp} <span className="visually-hidden">({newTab})</span>
          </ButtonLink>
        )}
      </Buttons>
    </section>
  );
}
