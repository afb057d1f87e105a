import stylelint from 'stylelint';

/** `npm run check:styles`: rules that keep colours, sizes and breakpoints in one place each. */

const TOKENS = 'src/ui/styles/tokens.css';
const BREAKPOINTS = 'src/ui/styles/custom-media.css';
const COLOUR_ADVICE = `colours are in ${TOKENS} alone: write var(--name) here, with a name from there or a new one`;

const SIZE_ADVICE = `sizes that grow with the window are in ${TOKENS} alone: write var(--t-name) here, with a name from there or a new one`;

/** Creates a rule. `findNodes` returns the nodes of a style sheet to report, each with the word in it to mark. */
function createRule(ruleName, message, findNodes) {
  const messages = stylelint.utils.ruleMessages(ruleName, { rejected: message });
  const rule = (enabled) => (root, result) => {
    for (const [node, word] of enabled ? findNodes(root) : [])
      stylelint.utils.report({ result, ruleName, message: messages.rejected, node, word });
  };
  return stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages }));
}

/** Lists the nodes below a node. */
function listNodes(root) {
  const nodes = [];
  root.walk((node) => {
    nodes.push(node);
  });
  return nodes;
}

/** Returns whether a node is in an @media block whose query matches a pattern. */
const isWithin = (node, query) =>
  node !== undefined && ((node.name === 'media' && query.test(node.params)) || isWithin(node.parent, query));

/** Print styles override those for the screen. Other styles need no !important. */
const importantOnPaper = createRule(
  'site/no-important-outside-print',
  'remove !important: make the selector fit; only @media print may have it',
  (root) =>
    listNodes(root)
      .filter((node) => node.important && !isWithin(node.parent, /\bprint\b/))
      .map((node) => [node, '!important']),
);

/** On a touch screen the last tapped element would keep its hover style. */
const hoverInQuery = createRule(
  'site/hover-in-query',
  'write it within @media (--hover): a touch screen would keep the style after a tap',
  (root) =>
    listNodes(root)
      .filter(({ selector, parent }) => selector?.includes(':hover') && !isWithin(parent, /\(--hover\)/))
      .map((node) => [node, ':hover']),
);

/** A heading has one of the sizes of the tokens, or that of its parent. */
const headingsByToken = createRule(
  'site/headings-by-token',
  `give the heading a size by its role: var(--t-name), with a name from ${TOKENS} or a new one`,
  (root) =>
    listNodes(root)
      .filter(({ prop, value, parent }) => {
        // The last part of a selector names a heading.
        const isHeading = /\bh[1-6]\b[^\s>+~]*(,|$)/m.test(parent.selector ?? '');
        return isHeading && /^font(-size)?$/.test(prop) && !/\bvar\(--t-|\binherit\b/.test(value);
      })
      .map((node) => [node, node.value]),
);

/** @type {import('stylelint').Config} */
export default {
  referenceFiles: [BREAKPOINTS],
  plugins: [importantOnPaper, hoverInQuery, headingsByToken],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-named': ['never', { message: COLOUR_ADVICE }],
    'declaration-property-value-disallowed-list': [
      {
        // A mask has no colours, only opacity: #000 and #0000.
        '/^(?!(-webkit-)?mask)/': [
          /(?<!url\(["']?)#[0-9a-f]{3,8}\b/i,
          /(?<![\w-])(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i,
        ],
        // A size that grows with the window belongs to a role.
        '/^font(-size)?$/': [/clamp\(/],
      },
      { message: (name) => (name.startsWith('font') ? SIZE_ADVICE : COLOUR_ADVICE) },
    ],
    'property-disallowed-list': [
      ['float', 'clear'],
      { message: (name) => `use a grid or a flexible box instead of ${name}` },
    ],
    'media-feature-name-disallowed-list': [
      [/(width|height|inline-size|block-size|aspect-ratio)$/],
      { message: `breakpoints have names: write @media (--name), with a name from ${BREAKPOINTS}` },
    ],
    'no-unknown-custom-media': [
      true,
      { message: (name) => `${BREAKPOINTS} has no ${name}: correct its spelling or define it there` },
    ],
    'selector-max-id': [
      0,
      { message: 'give the element a class: an id in a selector overrules everything else' },
    ],
    [importantOnPaper.ruleName]: true,
    [hoverInQuery.ruleName]: true,
    [headingsByToken.ruleName]: true,
    'block-no-empty': [true, { message: 'remove the empty rule' }],
    'declaration-block-no-duplicate-properties': [
      true,
      {
        ignore: ['consecutive-duplicates-with-different-values'],
        message: (name) => `keep one of the two "${name}"`,
      },
    ],
    'property-no-unknown': [true, { message: (name) => `no browser knows "${name}": correct its spelling` }],
    'unit-no-unknown': [
      true,
      { message: (unit) => `no browser knows the unit "${unit}": correct its spelling` },
    ],
  },
  overrides: [
    { files: [TOKENS], rules: { 'color-named': null, 'declaration-property-value-disallowed-list': null } },
  ],
};
