import type { ContactWords } from '../../../content/schemas/pages.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { PageHead } from '../../../ui/PageHead/PageHead.tsx';
import styles from './ContactPage.module.css';
import { Messages } from './Messages.tsx';
import { Pass } from './Pass.tsx';
import { Say } from './Say.tsx';
import { Lines, Places } from './Terminals.tsx';

type Props = {
  site: Site;
  words: ContactWords;
  /** What the QR code holds. */
  card: string;
};

/** How to reach the company, what to tell it, ready-written messages, and its contact card. */
export function ContactPage({ site, words, card }: Props) {
  return (
    <Frame site={site}>
      <PageHead heading={words.heading} lead={words.lead} />
      <div className={`wrap ${styles.page}`}>
        <Lines company={site.company} newTab={site.words.newTab} words={words} />
        <Places site={site} words={words} />
      </div>
      <Say words={words.say} />
      <Messages site={site} />
      <Pass company={site.company} words={words.card} card={card} />
    </Frame>
  );
}
