import { toString as textOf } from 'mdast-util-to-string';
import type { ExtraProps } from 'react-markdown';
import { visit } from 'unist-util-visit';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import styles from './Wording.module.css';

type Element = NonNullable<ExtraProps['node']>;
type Child = Element['children'][number];

/**
 * Numbers paragraphs outside lists, tables and quotations: 6.1, 6.2. As text, not CSS counters, so that they can be
 * searched for, copied and cited.
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

/** Each cell carries its column's name: on a phone a row becomes a list, and the head is hidden. */
const labelled = () => (tree: Parameters<typeof visit>[0]) =>
  visit(tree, { tagName: 'table' }, (table: Element) => {
    const names: string[] = [];
    visit(table, { tagName: 'th' }, (head: Element) => void names.push(textOf(head)));
    visit(table, { tagName: 'tr' }, ({ children }: Element) => {
      const cells = children.filter((cell) => cell.type === 'element' && cell.tagName === 'td') as Element[];
      for (const [place, cell] of cells.entries()) cell.properties['dataLabel'] = names[place];
    });
  });

type Props = {
  children: string;
  /** The clause's number, for its paragraphs. */
  number?: number;
};

export function Wording({ children, number }: Props) {
  return <Markdown rehypePlugins={[labelled, ...(number ? [numbered(number)] : [])]}>{children}</Markdown>;
}
