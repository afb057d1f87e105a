import { Frame } from '../../components/Frame/Frame.tsx';
import type { Site } from '../../components/Frame/Site.ts';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import type { ContactWords } from '../../schemas/pages.ts';
import type { ProductPageWords } from '../../schemas/product.ts';
import styles from './ContactPage.module.css';
import { DemoRequest } from './DemoRequest.tsx';
import { Pass } from './Pass.tsx';
import { Say } from './Say.tsx';
import { Lines, Places } from './Terminals.tsx';

type Props = {
  site: Site;
  words: ContactWords;
  /** What the QR code holds. */
  card: string;
  /** The product's ready-written request, where there is a product. */
  request: ProductPageWords['demo'] | undefined;
};

/** How to reach the company, its contact card, what to have at hand, and the request for a demo to copy. */
export function ContactPage({ site, words, card, request }: Props) {
  return (
    <Frame site={site} path="/contact">
      <PageHead heading={words.heading} lead={words.lead} />
      <div className={`wrap ${styles.page}`}>
        <Lines company={site.company} newTab={site.words.newTab} words={words} />
        <Pass company={site.company} words={words.card} card={card} />
        <Places site={site} words={words} />
      </div>
      <div className={`wrap ${styles.ask}`}>
        <Say words={words.say} />
        {request && (
          <DemoRequest
            company={site.company}
            newTab={site.words.newTab}
            words={words.demo}
            request={request}
          />
        )}
      </div>
    </Frame>
  );
}
