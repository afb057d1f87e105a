import postcss, { type ChildNode, type Container } from 'postcss';

/** Values and selectors that an engine of 2022 does not know. */
const NEW_VALUES = /\b(light-dark|color-mix|oklch|oklab)\(|\bsubgrid\b/;
const NEW_SELECTORS = /:has\(|:popover-open|:state\(/;
const NEW_PROPERTIES = /^(text-wrap|interpolate-size|field-sizing|animation-timeline)$/;
/** A media query that compares with a sign: `(width >= 48rem)`. */
const RANGE = /[<>=]=?/;

/** What is between a rule that is in another rule and the next semicolon: an engine without nesting loses it too. */
function dropNested(rule: Container<ChildNode>): void {
  for (const node of [...(rule.nodes ?? [])]) {
    if (node.type === 'comment' || node.type === 'decl') continue;
    const next = node.next();
    if (next?.type === 'decl') next.remove();
    node.remove();
  }
}

/**
 * A style sheet as an engine from before nesting, `:has()`, `light-dark()` and comparing media queries reads it: what
 * it does not understand is left out, by the rules of CSS for errors.
 */
export function asOldEngineReads(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules((rule) => {
    if (rule.name === 'media' && RANGE.test(rule.params)) rule.remove();
    else if (['container', 'property', 'starting-style', 'scope', 'position-try'].includes(rule.name))
      rule.remove();
    else if (rule.name === 'supports' && !NEW_SELECTORS.test(rule.params)) return;
    else if (rule.name === 'supports') rule.remove();
  });
  sheet.walkRules((rule) => {
    // One part of a list that is not understood makes the whole rule void.
    if (NEW_SELECTORS.test(rule.selector)) rule.remove();
    else dropNested(rule);
  });
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (NEW_PROPERTIES.test(prop) || (!prop.startsWith('--') && NEW_VALUES.test(value))) declaration.remove();
  });
  return sheet.toString();
}

/** A document with all its inline styles so, and without script: such an engine may not run it. */
export const documentOfOldEngine = (html: string): string =>
  html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(
      /(<style[^>]*>)(.*?)(<\/style>)/gs,
      (_, open, css, close) => open + asOldEngineReads(css) + close,
    );
