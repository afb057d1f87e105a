import type { NotFoundWords } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import links from '../../../ui/LinkList/LinkList.module.css';
import { Title } from '../Title/Title.tsx';
import { GrainRow } from './GrainRow.tsx';
import styles from './NotFoundPage.module.css';

/** For dead addresses: the address, the way home, the main pages. */
export function NotFoundPage({ site, words }: { site: Site; words: NotFoundWords }) {
  return (
    <Frame site={site}>
      <div className="wrap">
        <Title>{words.heading}</Title>
        <GrainRow label={words.picture} />
        <div className={`split ${styles.row}`}>
          <div>
            {/* Filled in by log.ts; its line is reserved, so that nothing moves. */}
            <p className={styles.path}>
              <code data-attempted />
            </p>
            <p className="lead">{words.text}</p>
            <Buttons>
              <ButtonLink look="primary" href="/">
                {words.home}
              </ButtonLink>
            </Buttons>
          </div>
          <nav className={links.links} aria-labelledby="elsewhere">
            <h2 id="elsewhere">{words.elsewhere}</h2>
            <ul className={styles.two}>
              {site.mainPages
                .filter(({ to }) => to !== '/')
                .map(({ label, to }) => (
                  <li key={to}>
                    <a href={to}>{label}</a>
                  </li>
                ))}
            </ul>
          </nav>
        </div>
      </div>
    </Frame>
  );
}
