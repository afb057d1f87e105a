/** The stories of `engines/stories.ts` in the engines that are not Chromium's, with script and without. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import { siteUrl } from '../site.ts';
import type { Driver } from './engines/driver.ts';
import { firefox } from './engines/firefox.ts';
import { STORIES, WITHOUT_SCRIPT } from './engines/stories.ts';
import { Visit } from './engines/visit.ts';
import { webkit } from './engines/webkit.ts';

for (const engine of [firefox, webkit]) {
  const why = engine.missing();
  for (const [script, stories] of [
    [true, STORIES],
    [false, WITHOUT_SCRIPT],
  ] as const) {
    const how = `${engine.name} ${script ? 'with' : 'without'} script`;
    describe.skipIf(why)(why ? `${how} is left out: ${why}` : how, () => {
      let driver: Driver;
      beforeAll(async () => {
        driver = await engine.launch({ script });
      });
      afterAll(() => driver.close());
      for (const { name, tell } of stories) test(name, () => tell(new Visit(driver, siteUrl())));
    });
  }
}
