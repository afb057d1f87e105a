import type { ComposerData } from '../../components/Composer/data.ts';
import { Frame } from '../../components/Frame/Frame.tsx';
import type { Site } from '../../components/Frame/Site.ts';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import type { ContactWords } from '../../schemas/pages.ts';
import styles from './ContactPage.module.css';
import { Pass } from './Pass.tsx';
import { Say } from './Say.tsx';
import { Lines, Places } from './Terminals.tsx';
import { Write } from './Write.tsx';

type Props = {
  site: Site;
  words: ContactWords;
  /** What the QR code holds. */
  card: string;
  composer: ComposerData;
};

/** How to reach the company, its contact card, what to have at hand, and a message to make. */
export function ContactPage({ site, words, card, composer }: Props) {
  return (
    <Frame site={site} path="/contact">
      <PageHead heading={words.heading} lead={words.lead} />
      <div className={`wrap ${styles.page}`}>
        <Lines company={site.company} newTab={site.words.newTab} words={words} />
        <Pass company={site.company} words={words.card} card={card} />
        <Places site={site} words={words} />
      </div>
      <Say words={words.say} />
      <Write data={composer} />
    </Frame>
  );
}
