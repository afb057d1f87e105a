import styles from './Avatar.module.css';

/** The address of a picture on another host, or of our file in two formats. */
export type Picture = string | { avif: string; webp: string };

type Props = { initials: string; picture?: Picture | undefined; alt?: string | undefined };

/** A picture over initials, which are visible until it has loaded (`avatars.ts`). It is decorative without `alt`. */
export function Avatar({ initials, picture, alt }: Props) {
  const fontSize = initials.length > 2 ? 42 : 58;
  return (
    // The span has the accessible name. Browsers would paint the `alt` of a broken image over the initials.
    <span
      className={styles.avatar}
      {...(picture && alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d="M1 1h98v98H1z" vectorEffect="non-scaling-stroke" />
        {/* Capitals are .7 em high, so their middle is .35 em above the baseline. They are narrowed to fit the square. */}
        <text transform={`translate(50 ${50 + fontSize * 0.35}) scale(.82 1)`} fontSize={fontSize}>
          {initials}
        </text>
      </svg>{' '}
      {picture && (
        <picture>
          {typeof picture !== 'string' && <source type="image/avif" srcSet={picture.avif} />}
          <img
            src={typeof picture === 'string' ? picture : picture.webp}
            alt=""
            width={480}
            height={480}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        </picture>
      )}
    </span>
  );
}
