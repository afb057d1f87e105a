import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('src/ui/styles/custom-media.css', import.meta.url));

/** Replaces named breakpoints, `@media (--desktop)`, in every style sheet. None has to import them. */
const breakpoints = {
  postcssPlugin: 'breakpoints',
  /** @param {import('postcss').Root} root */
  Once(root, { result }) {
    const { from: parent } = result.opts;
    result.messages.push({ type: 'dependency', plugin: 'breakpoints', file, parent });
    const definitions = readFileSync(file, 'utf8').matchAll(/@custom-media (--[\w-]+) ([^;]+);/g);
    const queries = new Map([...definitions].map(([, name, query]) => [`(${name})`, query]));
    root.walkAtRules('media', (rule) => {
      if (!rule.params.includes('(--')) return;
      const query = queries.get(rule.params);
      if (!query) throw rule.error(`"${rule.params}" is not the name of a breakpoint in ${file}.`);
      rule.params = query;
    });
  },
};

export default { plugins: [breakpoints] };
