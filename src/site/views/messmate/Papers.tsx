import type { ProductPageWords } from '../../../content/schemas/product.ts';
import styles from './Papers.module.css';

type Props = {
  words: ProductPageWords['papers'];
  /** The PDFs: where each is, and what it is called, with its pages and its size. */
  papers: readonly { path: string; link: string }[];
};

/** What a committee prints and a warden pins to the door. */
export function Papers({ words, papers }: Props) {
  if (papers.length === 0) return null;
  return (
    <section className={`wrap ${styles.papers}`} aria-labelledby="papers">
      <h2 id="papers">{words.heading}</h2>
      <ul>
        {papers.map(({ path, link }) => (
          <li key={path}>
            <a href={path} type="application/pdf">
              {link}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
