import { fill } from '../../../content/fill.ts';
import type { Company } from '../../../content/schemas/company.ts';
import { type HomeWords, PAGES } from '../../../content/schemas/pages.ts';
import { fitHeading } from '../../../fonts/text-width.ts';
import { hasManyTallLetters } from '../../../fonts/writing-systems.ts';
import { formatTime } from '../../../messmate/format.ts';
import { SERVE_ID } from '../../../messmate/fragment.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { studentsPerGrain } from '../../../ui/Thali/counts.ts';
import { PlateLegend } from '../../../ui/Thali/PlateLegend.tsx';
import { grainText, plateText } from '../../../ui/Thali/plate-text.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import { VegMark } from '../../../ui/VegMark/VegMark.tsx';
import { splitAbsenteeSentence } from '../../plate-caption.ts';
import styles from './Hero.module.css';

/** The company beside the plate of the sample's current meal, with the plate's legend and the menu. */
export function Hero({ site, words, readouts }: { site: Site; words: HomeWords; readouts: Readouts }) {
  const { plate } = words;
  const { studentCounts, meal, residents, second } = readouts;
  const perGrain = studentsPerGrain(residents);
  const [before, count, after] = splitAbsenteeSentence(words, readouts);
  return (
    <section className={`wrap ${styles.hero}`}>
      <Introduction company={site.company} words={words} />
      <div className={`accent bleed stack ${styles.plateArea}`}>
        {/* Reader views would drop this sentence and link if they were in a `div`. */}
        <section className={styles.absentees}>
          <p className="statement">
            {before}
            <b>{count}</b>
            {after}
          </p>
          {site.product && (
            <Buttons>
              <ButtonLink variant="solid" arrow="right" href={`${site.product.to}#${SERVE_ID}`}>
                {plate.serve}
              </ButtonLink>
            </Buttons>
          )}
        </section>
        <div className={styles.plate}>
          <Thali counts={studentCounts} food={meal.food} label={plateText(meal.name, studentCounts)} />
        </div>
      </div>
      <div className={`stack ${styles.legendAndMenu}`}>
        <div>
          <h2>{perGrain > 1 ? grainText(perGrain) : plate.heading}</h2>
          <p className="caption num">
            {fill(plate.text, { residents, time: formatTime(second / 60), error: studentCounts.error })}
          </p>
        </div>
        <PlateLegend counts={studentCounts} staple={meal.food.staple} />
        <ul className={styles.dishes}>
          {meal.menu.map(({ name, diet }) => (
            <li key={name}>
              <VegMark kind={diet} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Estimates whether a name in the largest font size fits two lines on a phone. @param maxLetters letters that fit a line */
const fitsTwoLines = (name: string, maxLetters: number) =>
  name.length <= 24 && name.split(' ').every((word) => word.length <= maxLetters);

function Introduction({ company, words: { lead, buttons } }: { company: Company; words: HomeWords }) {
  // Tall letters have no tight spacing, so fewer fit: if the name or, judged by its lead, the site has many of them.
  const maxLetters = [company.name, lead].some(hasManyTallLetters) ? 9 : 11;
  return (
    <div className={styles.intro}>
      <h1
        dir="auto"
        translate="no"
        className={fitsTwoLines(company.name, maxLetters) ? styles.largeName : undefined}
        {...fitHeading(company.name)}
      >
        {company.name}
      </h1>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.tagline}>{company.tagline}</p>
      <Buttons>
        <ButtonLink variant="solid" href={PAGES.about.path}>
          <span>
            {buttons.more} <span className="visually-hidden">{buttons.moreAbout}</span>
          </span>
        </ButtonLink>
        <ButtonLink href={PAGES.contact.path}>{buttons.contact}</ButtonLink>
      </Buttons>
    </div>
  );
}
