import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('src/ui/styles/custom-media.css', import.meta.url));

/** Breakpoints by name in every style sheet, without an import in each. */
const breakpoints = {
  postcssPlugin: 'breakpoints',
  /** @param {import('postcss').Root} root */
  Once(root, { result }) {
    const { from: parent } = result.opts;
    result.messages.push({ type: 'dependency', plugin: 'breakpoints', file, parent });
    const named = readFileSync(file, 'utf8').matchAll(/@custom-media (--[\w-]+) ([^;]+);/g);
    const queries = new Map([...named].map(([, name, query]) => [`(${name})`, query]));
    root.walkAtRules('media', (rule) => {
      if (!rule.params.includes('(--')) return;
      const query = queries.get(rule.params);
      if (!query) throw rule.error(`"${rule.params}" is not one name of ${file}.`);
      rule.params = query;
    });
  },
};

export default { plugins: [breakpoints] };
