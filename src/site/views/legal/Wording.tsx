import { toString as textOf } from 'mdast-util-to-string';
import type { ExtraProps } from 'react-markdown';
import { visit } from 'unist-util-visit';
import { remarkPastedText } from '../../../content/markdown/pasted-text.ts';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import styles from './Wording.module.css';

type Element = NonNullable<ExtraProps['node']>;
type Child = Element['children'][number];

/**
 * A rehype plugin that numbers paragraphs outside lists, tables and quotations: 6.1, 6.2. The numbers are text instead of CSS
 * counters, so that readers can search and copy them.
 */
const numberParagraphs = (clause: number) => () => (tree: { children: (Child | { type: 'doctype' })[] }) => {
  let paragraph = 0;
  for (const node of tree.children) {
    if (node.type !== 'element' || node.tagName !== 'p') continue;
    const children: Child[] = [{ type: 'text', value: `${clause}.${++paragraph}` }];
    const number = { type: 'element', tagName: 'span', properties: { className: styles.number }, children };
    node.children.unshift(number as Child, { type: 'text', value: ' ' });
  }
};

/** A rehype plugin that labels each cell with its column, because on a phone a row is a list without the table's head. */
const labelCells = () => (tree: Parameters<typeof visit>[0]) =>
  visit(tree, { tagName: 'table' }, (table: Element) => {
    const columnNames: string[] = [];
    visit(table, { tagName: 'th' }, (heading: Element) => void columnNames.push(textOf(heading)));
    visit(table, { tagName: 'tr' }, ({ children }: Element) => {
      const cells = children.filter((cell) => cell.type === 'element' && cell.tagName === 'td') as Element[];
      for (const [column, cell] of cells.entries()) cell.properties['dataLabel'] = columnNames[column];
    });
  });

/** A legal text's Markdown. @param number the clause's number, if its paragraphs are numbered */
export function Wording({ children, number }: { children: string; number?: number | undefined }) {
  return (
    <Markdown
      remarkPlugins={[remarkPastedText]}
      rehypePlugins={[labelCells, ...(number ? [numberParagraphs(number)] : [])]}
    >
      {children}
    </Markdown>
  );
}
