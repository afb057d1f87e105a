import styles from './Avatar.module.css';

/** The address of a picture on another host, or of our file in two formats. */
export type Picture = string | { avif: string; webp: string };

type Props = { initials: string; picture?: Picture | undefined; alt?: string | undefined };

/** A picture over initials, which are visible until it has loaded (`avatars.ts`). Without `alt` it is decorative. */
export function Avatar({ initials, picture, alt }: Props) {
  const size = initials.length > 2 ? 42 : 58;
  return (
    // The image has no `alt`, because browsers would paint it over the initials when the image fails.
    <span
      className={styles.avatar}
      {...(picture && alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d="M1 1h98v98H1z" vectorEffect="non-scaling-stroke" />
        {/* Capitals are .7 em high, so their middle is .35 em above the line. The scale fits the family's width. */}
        <text transform={`translate(50 ${50 + size * 0.35}) scale(.82 1)`} fontSize={size}>
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
