import type { NotFoundWords } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import { mainPages, type Site } from '../../../ui/Frame/Site.ts';
import { GrainRow } from '../../../ui/GrainRow/GrainRow.tsx';
import { Title } from '../../../ui/Title/Title.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import styles from './NotFoundPage.module.css';

/** The one place in the row that was asked for. */
const MISSING = [8];

/** The page for addresses that lead nowhere: the address, the way home, the main pages. */
export function NotFoundPage({ site, words }: { site: Site; words: NotFoundWords }) {
  return (
    <Frame site={site}>
      <div className="wrap">
        <Title>{words.heading}</Title>
        <GrainRow missing={MISSING} label={words.picture} />
        <div className={styles.row}>
          <div>
            {/* Filled in by log.ts; its line is kept free, so that nothing moves. */}
            <p className={styles.path}>
              <code data-attempted />
            </p>
            <p className="lead">{words.text}</p>
            <Buttons>
              <ButtonLink look="primary" arrow="right" href="/">
                {words.home}
              </ButtonLink>
            </Buttons>
          </div>
          <Elsewhere heading={words.elsewhere} links={mainPages(site)} />
        </div>
      </div>
    </Frame>
  );
}
