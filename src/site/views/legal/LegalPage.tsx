import { collectDataKinds, summaryNote } from '../../../content/legal/plain-text.ts';
import type { Legal } from '../../../content/schemas/legal.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { listClaims } from '../../claims/sources.ts';
import { Clause } from './Clause.tsx';
import { Contents } from './Contents.tsx';
import { DataHeld } from './DataHeld.tsx';
import { LegalHead } from './LegalHead.tsx';
import styles from './LegalPage.module.css';
import { Versions } from './Versions.tsx';
import { Wording } from './Wording.tsx';

export function LegalPage({ site, legal }: { site: Site; legal: Legal }) {
  const { address } = site.company;
  const note = summaryNote(legal);
  return (
    <Frame site={site} claims={listClaims(legal.sections)}>
      {/* All in one element, because reader views keep only the parent of the clauses. In print `--site` begins the URL
          after an internal link. `--rows`: rows beside the contents (introduction, sections, versions). */}
      <div
        className={`wrap ${styles.content}`}
        style={{ '--site': `"${address}"`, '--rows': legal.sections.length + 2 }}
      >
        <LegalHead legal={legal} />
        <DataHeld {...collectDataKinds(legal)} />
        <Contents sections={legal.sections} />
        <div className={`stack ${styles.intro}`}>
          <p className="lead">{legal.lead}</p>
          {note && <p>{note}</p>}
          {legal.intro && <Wording>{legal.intro}</Wording>}
        </div>
        {legal.sections.map((section, i) => (
          <Clause key={section.anchor} section={section} number={i + 1} isNumbered={legal.numbered} />
        ))}
        {!legal.isDraft && <Versions versions={legal.versions} />}
        <p className={styles.printedAddress}>{address + legal.path}</p>
      </div>
    </Frame>
  );
}
