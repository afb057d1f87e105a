import type { Service } from '../../../content/schemas/service.ts';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Suits.module.css';

/** Pictures by name, each in two formats. */
export type Pictures = Record<string, { avif: string; webp: string; width: number; height: number }>;

type Props = { service: Service; heading: string; pictures: Pictures };

/** Who should ask for the service, and what else there is to say about it. */
export function Suits({ service: { suits, body }, heading, pictures }: Props) {
  const more = (
    <div className={styles.more}>
      <Markdown
        components={{
          img: ({ src, alt }) => {
            const { avif, webp, ...size } = pictures[String(src)] ?? {};
            return (
              <picture>
                <source type="image/avif" srcSet={avif} />
                <img src={webp} alt={alt} {...size} loading="lazy" decoding="async" />
              </picture>
            );
          },
        }}
      >
        {body}
      </Markdown>
    </div>
  );
  if (!suits) return body && <div className="wrap">{more}</div>;
  return (
    <Section id="suits" heading={heading}>
      <ul className={`columns ruled ${styles.suits}`}>
        {suits.map((suit) => (
          <li key={suit}>{suit}</li>
        ))}
      </ul>
      {more}
    </Section>
  );
}
