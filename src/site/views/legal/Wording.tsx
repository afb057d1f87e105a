import type { Components, ExtraProps } from 'react-markdown';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import styles from './Wording.module.css';

type Element = NonNullable<ExtraProps['node']>;
type Child = Element['children'][number];

/**
 * Numbers the paragraphs that are not in a list, a table or a quotation: 6.1, 6.2. The numbers are text, not counters of
 * the style sheet, so that they can be searched for, copied and cited.
 */
const numbered = (clause: number) => () => (tree: { children: (Child | { type: 'doctype' })[] }) => {
  let paragraph = 0;
  for (const node of tree.children) {
    if (node.type !== 'element' || node.tagName !== 'p') continue;
    const number: Child = { type: 'text', value: `${clause}.${++paragraph}` };
    const hanging = {
      type: 'element',
      tagName: 'span',
      properties: { className: styles.number },
      children: [number],
    };
    node.children.unshift(hanging as Child, { type: 'text', value: ' ' });
  }
};

/** A wide table moves inside its own frame, which the keyboard can reach. */
const withTables = (name: string): Components => ({
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className={styles.scroll} aria-label={name} tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
});

type Props = {
  children: string;
  /** The clause's number: its paragraphs are numbered. */
  number?: number;
  /** What a table in the text is called. */
  name?: string;
};

/** Markdown of a legal text. */
export function Wording({ children, number, name }: Props) {
  return (
    <Markdown rehypePlugins={number ? [numbered(number)] : []} components={name ? withTables(name) : {}}>
      {children}
    </Markdown>
  );
}
