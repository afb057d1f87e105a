import type { NotFoundWords } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { cards, computeSpans } from '../../../ui/Cards/Cards.ts';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { ZERO_COUNTS } from '../../../ui/Thali/counts.ts';
import { drawGrainShapes } from '../../../ui/Thali/grain-shapes.ts';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import { Title } from '../PageHead/PageHead.tsx';
import styles from './NotFoundPage.module.css';

type Props = {
  site: Site;
  words: NotFoundWords;
  /** The address of the answer about the price, or of the message that asks for it; undefined without a product. */
  pricePath: string | undefined;
};

export function NotFoundPage({ site, words, pricePath }: Props) {
  const pages = site.mainPages.filter(({ to }) => to !== '/');
  const links = pricePath ? [...pages, { label: words.costs, to: pricePath }] : pages;
  const spans = computeSpans(links.length, 3);
  return (
    <Frame site={site}>
      <div className="wrap">
        <div className={`split ${styles.textAndPlate}`}>
          <div className={styles.message}>
            <Title>{words.heading}</Title>
            {/* attempted-address.ts writes the address here. The style sheet reserves a line: a short one moves nothing. */}
            <p className={styles.attemptedAddress}>
              <code data-attempted />
            </p>
            <p className="lead">{words.text}</p>
            <Buttons>
              <ButtonLink variant="solid" href="/">
                {words.home}
              </ButtonLink>
            </Buttons>
          </div>
          <div className={`accent bleed ${styles.plate}`}>
            <Thali counts={ZERO_COUNTS} label={words.picture} />
            <svg viewBox="-9 -9 18 18" width="64" height="64" aria-hidden="true">
              <path d={drawGrainShapes([{ x: 0, y: 0 }], 1)} />
            </svg>
          </div>
        </div>
        <nav className={styles.links} aria-labelledby="elsewhere">
          <h2 id="elsewhere">{words.elsewhere}</h2>
          <ul className={cards}>
            {links.map(({ label, to }, i) => (
              <li key={to} style={spans[i]}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Frame>
  );
}
