/** The stories of `engines/` in the engines that are not Chromium's, with script and without. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import { siteUrl } from '../site.ts';
import { DEMO_STORIES } from './engines/demo-stories.ts';
import type { Driver } from './engines/driver.ts';
import { firefox } from './engines/firefox.ts';
import { SITE_STORIES } from './engines/site-stories.ts';
import { WITHOUT_SCRIPT } from './engines/stories-without-script.ts';
import { Visit } from './engines/visit.ts';
import { webkit } from './engines/webkit.ts';

for (const engine of [firefox, webkit]) {
  const why = engine.missing();
  for (const [script, stories] of [
    [true, [...SITE_STORIES, ...DEMO_STORIES]],
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
