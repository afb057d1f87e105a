import type { Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

/** Markdown constructs that pasted lines trigger by accident. */
const DISABLED_CONSTRUCTS = 'codeIndented htmlFlow htmlText thematicBreak setextUnderline definition'.split(
  ' ',
);

/**
 * A remark plugin for pasted texts: line breaks stay, list entries keep their numbers, and no line becomes code, HTML, a
 * rule or a heading because of its indentation or characters.
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
