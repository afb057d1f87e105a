import type { Service } from '../../../content/schemas/service.ts';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import styles from './Suitability.module.css';

/** Pictures by file name, each in two formats. */
export type Pictures = Record<string, { avif: string; webp: string; width: number; height: number }>;

type Props = { service: Service; heading: string; pictures: Pictures };

/** Whom the service suits, and the service's text. */
export function Suitability({ service: { suits, body }, heading, pictures }: Props) {
  const markdown = (
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
  );
  if (!suits) return body && <div className={`wrap section stack ${styles.suitability}`}>{markdown}</div>;
  return (
    <section className={`wrap section split ${styles.suitability}`} aria-labelledby="suits">
      <h2 id="suits">{heading}</h2>
      <div className="stack">
        <p className={`lead ${styles.customers}`}>{suits}</p>
        {markdown}
      </div>
    </section>
  );
}
