import type { OfflineWords } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { GrainRow } from '../../../ui/GrainRow/GrainRow.tsx';
import { Title } from '../../../ui/Title/Title.tsx';

/** The row breaks off, as the way to the host does. */
const MISSING = [7, 8, 9, 10, 11];

/** The page in the place of one that cannot be had without a network. Header and footer lead to those that are kept. */
export function OfflinePage({ site, words }: { site: Site; words: OfflineWords }) {
  return (
    <Frame site={site}>
      <div className="wrap">
        <Title>{words.heading}</Title>
        <GrainRow missing={MISSING} label={words.picture} />
        <p className="lead">{words.text}</p>
        <Buttons>
          {/* The address of the page that was asked for, whichever it is. */}
          <ButtonLink look="primary" href="">
            {words.again}
          </ButtonLink>
        </Buttons>
      </div>
    </Frame>
  );
}
