import type { ProductPageWords } from '../../../content/schemas/product.ts';
import linkList from '../../../ui/LinkList/LinkList.module.css';
import { Section } from '../../../ui/Section/Section.tsx';

type Props = {
  words: ProductPageWords['papers'];
  /** The PDFs: where each is, and what it is called, with its pages and its size. */
  papers: readonly { path: string; link: string }[];
};

/** What a committee prints and a warden pins to the door. */
export function Papers({ words, papers }: Props) {
  if (papers.length === 0) return null;
  return (
    <Section id="papers" heading={words.heading} lead={words.lead}>
      <div className={linkList.links}>
        <ul>
          {papers.map(({ path, link }) => (
            <li key={path}>
              <a href={path} type="application/pdf">
                {link}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
