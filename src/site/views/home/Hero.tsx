import type { Company } from '../../../content/schemas/company.ts';
import { type HomeWords, PAGES } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { Headline } from '../../../ui/Headline/Headline.tsx';
import styles from './Hero.module.css';

type Props = { company: Company; words: HomeWords };

/** Who the company is, what it does and for whom, its tagline, and the two ways on: all of it in the first view. */
export function Hero({ company, words: { lead, buttons } }: Props) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <Headline className={styles.name}>{company.name}</Headline>
      <div className={styles.say}>
        <p className={styles.lead}>{lead}</p>
        <div>
          <p className={styles.tagline}>{company.tagline}</p>
          <Buttons>
            <ButtonLink look="primary" href={PAGES.about.path}>
              <span>
                {buttons.more} <span className="visually-hidden">{buttons.moreAbout}</span>
              </span>
            </ButtonLink>
            <ButtonLink href={PAGES.contact.path}>{buttons.contact}</ButtonLink>
          </Buttons>
        </div>
      </div>
    </section>
  );
}
