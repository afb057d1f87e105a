import type { Service } from '../../../content/schemas/service.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Technologies.module.css';

type Props = { groups: Service['technologies']; heading: string };

/** The technologies, grouped by what they are for: a line each, on the page's grid. */
export function Technologies({ groups, heading }: Props) {
  return (
    <Section id="technologies" heading={heading}>
      <dl className={styles.groups}>
        {groups.map(({ purpose, items }) => (
          <div key={purpose}>
            <dt>{purpose}</dt>
            {items.map((item) => (
              <dd key={item}>{item}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
