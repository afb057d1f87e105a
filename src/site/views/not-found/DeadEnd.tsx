import type { ReactNode } from 'react';
import type { NotFoundWords, OfflineWords } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import { mainPages, type Site } from '../../../ui/Frame/Site.ts';
import { GrainRow } from '../../../ui/GrainRow/GrainRow.tsx';
import links from '../../../ui/LinkList/LinkList.module.css';
import { Title } from '../../../ui/Title/Title.tsx';
import styles from './DeadEnd.module.css';

type Props = {
  site: Site;
  words: NotFoundWords | OfflineWords;
  /** The places of the row in which there is no grain. */
  missing: number[];
  before?: ReactNode;
  button: ReactNode;
  children?: ReactNode;
};

/** What stands where a page should be: what is the matter, a button, and beside them where else to go. */
function DeadEnd({ site, words, missing, before, button, children }: Props) {
  return (
    <Frame site={site}>
      <div className="wrap">
        <Title>{words.heading}</Title>
        <GrainRow missing={missing} label={words.picture} />
        <div className={`halves ${styles.row}`}>
          <div>
            {before}
            <p className="lead">{words.text}</p>
            <Buttons>{button}</Buttons>
          </div>
          {children}
        </div>
      </div>
    </Frame>
  );
}

/** For addresses that lead nowhere: the address, the way home, the main pages. The one place that was asked for is empty. */
export function NotFoundPage({ site, words }: { site: Site; words: NotFoundWords }) {
  // Filled in by log.ts; its line is kept free, so that nothing moves.
  const path = (
    <p className={styles.path}>
      <code data-attempted />
    </p>
  );
  const home = (
    <ButtonLink look="primary" href="/">
      {words.home}
    </ButtonLink>
  );
  return (
    <DeadEnd site={site} words={words} missing={[8]} before={path} button={home}>
      <nav className={links.links} aria-labelledby="elsewhere">
        <h2 id="elsewhere">{words.elsewhere}</h2>
        <ul className={styles.two}>
          {mainPages(site)
            .filter(({ to }) => to !== '/')
            .map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
        </ul>
      </nav>
    </DeadEnd>
  );
}

/** In the place of a page that cannot be had without a network. Header and footer lead to those that are kept. */
export function OfflinePage({ site, words }: { site: Site; words: OfflineWords }) {
  // The address of the page that was asked for, whichever it is; the row breaks off, as the way to the host does.
  const again = (
    <ButtonLink look="primary" href="">
      {words.again}
    </ButtonLink>
  );
  return <DeadEnd site={site} words={words} missing={[7, 8, 9, 10, 11]} button={again} />;
}
