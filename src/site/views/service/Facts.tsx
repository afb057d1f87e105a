import { Fragment } from 'react';
import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import { PAGES } from '../../../content/schemas/pages.ts';
import type { Service } from '../../../content/schemas/service.ts';
import type { Member } from '../../../content/schemas/team.ts';
import { t } from '../../../content/t.ts';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import styles from './Facts.module.css';

type Props = { service: Service; team: readonly Member[]; words: InterfaceWords['service'] };

/** The service's technologies by purpose, and its terms. `terms.code` says who owns the code. */
export function Facts({ service: { technologies, terms }, team, words }: Props) {
  return (
    <div className={`wrap section split ${styles.facts}`}>
      <section aria-labelledby="technologies">
        <h2 id="technologies">{words.technologies}</h2>
        <dl className={`ruled ${styles.technologies}`}>
          {Object.entries(technologies).map(([purpose, names]) => (
            <div key={purpose}>
              <dt>{purpose}</dt>
              {names.split(/\s*,\s*/).map((name) => (
                <dd key={name}>{name}</dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      {terms && <Terms terms={terms} team={team} heading={words.terms} />}
    </div>
  );
}

type TermsProps = Pick<Props, 'team'> & { terms: NonNullable<Service['terms']>; heading: string };

function Terms({ terms, team, heading }: TermsProps) {
  const people = team.filter(({ id }) => terms.who?.includes(id));
  const facts = [
    { name: t('Price'), value: terms.pricing },
    { name: t('Time'), value: terms.weeks },
    { name: t('Who'), value: people.length > 0 && <People people={people} /> },
    { name: t('Warranty'), value: terms.warranty },
    { name: t('Code'), value: terms.code },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{heading}</h2>
      <FactList className={`ruled ${styles.terms}`} facts={facts} />
    </section>
  );
}

const People = ({ people }: { people: readonly Member[] }) =>
  people.map(({ id, name }, i) => (
    <Fragment key={id}>
      {i > 0 && ', '}
      <a href={`${PAGES.teamPage.path}#person-${id}`}>{name}</a>
    </Fragment>
  ));
