import type { Company } from '../../../content/schemas/company.ts';
import type { HomeWords } from '../../../content/schemas/pages.ts';
import { Headline } from '../../../ui/Headline/Headline.tsx';
import { Count } from './Count.tsx';
import { Field } from './Field.tsx';
import styles from './Hero.module.css';
import type { HomeFigures } from './home-figures.ts';
import { Legend } from './Legend.tsx';
import { Pitch } from './Pitch.tsx';

type Props = {
  company: Company;
  words: HomeWords;
  figures: HomeFigures;
  /** Where the live demo can be tried, if the product has a page here. */
  demo: string | undefined;
};

/** The company's name over 480 grains in four wings: lunch in the sample hostel, at this minute; and what counts it. */
export function Hero({ company, words, figures, demo }: Props) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <Headline className={styles.name}>{company.name}</Headline>
      <Legend words={words.field} figures={figures} />
      <Field words={words.field} figures={figures} demo={demo} />
      <div className={styles.row}>
        <Pitch words={words} demo={demo} />
        <Count words={words.field} figures={figures} />
        <p className={styles.tagline}>{company.tagline}</p>
      </div>
    </section>
  );
}
