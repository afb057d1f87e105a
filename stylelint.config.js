import stylelint from 'stylelint';

/** `npm run check:styles`: the few rules that keep the design in one place and the style sheets easy to change. */

const TOKENS = 'src/styles/tokens.css';
const BREAKPOINTS = 'src/styles/custom-media.css';
const TO_TOKENS = `colours stand in ${TOKENS} alone: write var(--name) here, with a name from there or a new one`;
const PRINT_ONLY = 'site/no-important-outside-print';

const messages = stylelint.utils.ruleMessages(PRINT_ONLY, {
  rejected:
    'remove !important: put the rule into the right layer or make the selector fit; only @media print may have it',
});

/** Paper overrules whatever the screen says; nothing else has to. */
const noImportantOutsidePrint = Object.assign(
  (enabled) => (root, result) => {
    if (!enabled) return;
    root.walkDecls((declaration) => {
      const isPrint = (node) =>
        node !== undefined &&
        ((node.name === 'media' && /\bprint\b/.test(node.params)) || isPrint(node.parent));
      if (!declaration.important || isPrint(declaration.parent)) return;
      stylelint.utils.report({
        result,
        ruleName: PRINT_ONLY,
        message: messages.rejected,
        node: declaration,
        word: '!important',
      });
    });
  },
  { ruleName: PRINT_ONLY, messages },
);

/** @type {import('stylelint').Config} */
export default {
  referenceFiles: [BREAKPOINTS],
  plugins: [stylelint.createPlugin(PRINT_ONLY, noImportantOutsidePrint)],
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
      },
      { message: TO_TOKENS },
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
    [PRINT_ONLY]: true,
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
