import stylelint from 'stylelint';

/** `npm run check:styles`: the few rules that keep the design in one place and the style sheets easy to change. */

const TOKENS = 'src/ui/styles/tokens.css';
const BREAKPOINTS = 'src/ui/styles/custom-media.css';
const TO_TOKENS = `colours stand in ${TOKENS} alone: write var(--name) here, with a name from there or a new one`;

const SIZES_TO_TOKENS = `sizes that grow stand in ${TOKENS} alone: write var(--t-name) here, with a name from there or a new one`;

/** Whether a node lies in an @media block that asks about something. */
const isWithin = (node, query) =>
  node !== undefined && ((node.name === 'media' && query.test(node.params)) || isWithin(node.parent, query));

/** A rule of our own: what is meant may stand within a certain media query alone. */
function onlyWithin(query, { ruleName, message, word, isMeant }) {
  const messages = stylelint.utils.ruleMessages(ruleName, { rejected: message });
  const rule = (enabled) => (root, result) => {
    if (!enabled) return;
    root.walk((node) => {
      if (!isMeant(node) || isWithin(node.parent, query)) return;
      stylelint.utils.report({ result, ruleName, message: messages.rejected, node, word });
    });
  };
  return stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages }));
}

/** Paper overrules whatever the screen says; nothing else has to. */
const importantOnPaper = onlyWithin(/\bprint\b/, {
  ruleName: 'site/no-important-outside-print',
  message: 'remove !important: make the selector fit; only @media print may have it',
  word: '!important',
  isMeant: ({ important }) => important,
});

/** On a touch screen what was tapped last would stay as if it were chosen. */
const hoverWhereThereIsOne = onlyWithin(/\(--hover\)/, {
  ruleName: 'site/hover-where-there-is-one',
  message: 'write it within @media (--hover): after a tap it would stay as it is',
  word: ':hover',
  isMeant: ({ selector }) => selector?.includes(':hover'),
});

/** A heading has one of the sizes of the tokens, or that of its parent. */
const headingsByToken = (() => {
  const ruleName = 'site/headings-by-token';
  const message = `give the heading a size by its role: var(--t-name), with a name from ${TOKENS} or a new one`;
  const messages = stylelint.utils.ruleMessages(ruleName, { rejected: message });
  const rule = (enabled) => (root, result) => {
    if (!enabled) return;
    root.walkDecls(/^font(-size)?$/, (node) => {
      const isHeading = /\bh[1-6]\b[^\s>+~]*(,|$)/m.test(node.parent?.selector ?? '');
      if (!isHeading || /\bvar\(--t-|\binherit\b/.test(node.value)) return;
      stylelint.utils.report({ result, ruleName, message: messages.rejected, node, word: node.value });
    });
  };
  return stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages }));
})();

/** @type {import('stylelint').Config} */
export default {
  referenceFiles: [BREAKPOINTS],
  plugins: [importantOnPaper, hoverWhereThereIsOne, headingsByToken],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-named': ['never', { message: TO_TOKENS }],
    'declaration-property-value-disallowed-list': [
      {
        // The exception: a mask knows no colours, only how much shows. Its #000 and #0000 mean all and nothing.
        '/^(?!(-webkit-)?mask)/': [
          /(?<!url\(["']?)#[0-9a-f]{3,8}\b/i,
          /(?<![\w-])(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i,
        ],
        // A size that grows with the window belongs to a role.
        '/^font(-size)?$/': [/clamp\(/],
      },
      { message: (name) => (name.startsWith('font') ? SIZES_TO_TOKENS : TO_TOKENS) },
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
    [hoverWhereThereIsOne.ruleName]: true,
    [headingsByToken.ruleName]: true,
    // Slips of the pen.
    'block-no-empty': [true, { message: 'remove the rule: nothing stands in it' }],
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
