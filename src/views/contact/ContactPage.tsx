import { Frame } from '../../components/Frame/Frame.tsx';
import type { Site } from '../../components/Frame/Site.ts';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import type { ContactWords } from '../../schemas/pages.ts';
import styles from './ContactPage.module.css';
import { Pass } from './Pass.tsx';
import { Terminals } from './Terminals.tsx';

type Props = {
  site: Site;
  words: ContactWords;
  /** What the QR code holds. */
  card: string;
};

/** How to reach the company, and its contact card to scan or to save. */
export function ContactPage({ site, words, card }: Props) {
  return (
    <Frame site={site} path="/contact">
      <PageHead heading={words.heading} lead={words.lead} />
      <div className={`wrap ${styles.page}`}>
        <Terminals site={site} words={words} />
        <Pass company={site.company} words={words.card} card={card} />
      </div>
    </Frame>
  );
}
