import { type HomeWords, PAGES } from '../../../content/schemas/pages.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import styles from './Pitch.module.css';

type Props = { words: HomeWords; demo: string | undefined };

/** What is sold and to whom, and the ways on. Without a product, the ways on. */
export function Pitch({ words: { pitch, buttons }, demo }: Props) {
  return (
    <div>
      {demo && <p className={styles.pitch}>{pitch.text}</p>}
      <Buttons>
        {demo && (
          <ButtonLink look="primary" arrow="right" href={demo}>
            {pitch.button}
          </ButtonLink>
        )}
        <ButtonLink {...(!demo && { look: 'primary' })} href={PAGES.about.path}>
          <span>
            {buttons.more} <span className="visually-hidden">{buttons.moreAbout}</span>
          </span>
        </ButtonLink>
        <ButtonLink href={PAGES.contact.path}>{buttons.contact}</ButtonLink>
      </Buttons>
    </div>
  );
}
