import type { Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

/** Markdown constructs that pasted lines trigger by accident. */
const DISABLED_CONSTRUCTS = 'codeIndented htmlFlow htmlText thematicBreak setextUnderline definition'.split(
  ' ',
);

/**
 * A remark plugin for pasted texts. It keeps line breaks and list numbers. Indentation makes no code, lines of dashes
 * or equals signs make no rule or heading, and HTML and link definitions stay text. Headings with ## still work.
 */
export function remarkPastedText(this: Processor) {
  const data = this.data() as { micromarkExtensions?: object[] };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: DISABLED_CONSTRUCTS } });
  return (tree: Root, file: unknown) => {
    visit(tree, 'list', ({ ordered, start, children }) => {
      for (const [i, item] of children.entries()) {
        const number = Number.parseInt(String(file).slice(item.position?.start.offset), 10);
        if (ordered && number !== (start ?? 1) + i) item.data = { hProperties: { value: String(number) } };
      }
    });
    visit(tree, 'text', ({ value }, index = 0, parent) => {
      const lines = value.split('\n');
      if (!parent || lines.length === 1) return undefined;
      const nodes = lines.flatMap((line): RootContent[] => [
        { type: 'break' },
        { type: 'text', value: line },
      ]);
      parent.children.splice(index, 1, ...(nodes.slice(1) as typeof parent.children));
      return index + nodes.length - 1;
    });
  };
}
