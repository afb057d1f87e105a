/** What has to work in every engine without script. */
import assert from 'node:assert/strict';
import { FEATURES, messmate, PRODUCT, ROUTES, UNKNOWN } from '../../pages/support.ts';
import { LINKS } from '../../pages/words.ts';
import { look, type Story, useMenu } from './story.ts';

/** The stories without script. */
export const WITHOUT_SCRIPT: readonly Story[] = [
  {
    name: 'every page is complete without script',
    async tell(visit) {
      for (const route of [...ROUTES, UNKNOWN]) {
        await look(visit, route);
        const links = await visit.driver.run(() =>
          [...document.querySelectorAll<HTMLAnchorElement>('main a')].map(
            (link) =>
              [
                // Firefox breaks the line before words for screen readers.
                (link.getAttribute('aria-label') ?? link.innerText).replace(/\s+/g, ' '),
                link.getAttribute('href'),
              ] as const,
          ),
        );
        for (const [, name, to] of LINKS.filter(([on]) => on === route)) {
          const found = links.filter(([text]) => text.includes(name));
          assert.ok(found.length > 0, `${route} has no link "${name}".`);
          for (const [, href] of found)
            assert.match(href ?? '', to, `"${name}" on ${route} leads elsewhere.`);
        }
      }
    },
  },
  {
    name: 'all three panels can be read without script',
    async tell(visit) {
      await visit.open(PRODUCT);
      for (const feature of FEATURES) {
        const { heading, text: sentence } = messmate.features.tabs[feature];
        for (const text of [heading, sentence])
          await visit.says(`#${feature}`, text, `Without script #${feature} has to be shown.`);
      }
    },
  },
  { name: 'the menu opens and closes without script', tell: useMenu },
];
