/**
 * What the browser may fetch before it is opened: a page of this site whose link is pointed at or being pressed. Files
 * (`contact.vcf`), links that open a new tab and the page itself are left out. No page is drawn beforehand
 * (`prerender`): the live demo would run, and say things, where nobody is.
 * @param base the path under which the site lives, without a slash at the end
 * @returns the text of a `speculationrules` script; it is the same on every page, for a policy that names its hash
 */
export const speculationRules = (base: string): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${base}/*` },
            { not: { href_matches: `${base}/*.*` } },
            { not: { selector_matches: '[download],[target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
