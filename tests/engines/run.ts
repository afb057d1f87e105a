/** `npm run test:firefox`, `npm run test:webkit`: tells the stories in one engine, with script and without. */
import { conclude, openSite } from '../site.ts';
import type { Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { STORIES, type Story, WITHOUT_SCRIPT } from './stories.ts';
import { Visit } from './visit.ts';
import { webkit } from './webkit.ts';

/** Tells stories in one window, one after the other. @returns what went wrong, a sentence each */
async function tellAll(engine: Engine, url: string, script: boolean, stories: readonly Story[]) {
  const driver = await engine.launch({ script });
  const failures: string[] = [];
  try {
    const visit = new Visit(driver, url);
    for (const { name, tell } of stories) {
      const started = Date.now();
      try {
        await tell(visit);
        console.log(`  ✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      } catch (error) {
        failures.push(`In ${engine.name}, ${name}: ${(error as Error).message || error}`);
      }
    }
  } finally {
    await driver.close();
  }
  return failures;
}

const engine = [firefox, webkit].find(({ name }) => name.toLowerCase() === process.argv[2]);
if (!engine) throw new Error('Say which engine: `node tests/engines/run.ts firefox` or `… webkit`.');
const why = engine.missing();
if (why) {
  console.log(`Not checked: ${why}`);
} else {
  const site = await openSite();
  const failures = [
    ...(await tellAll(engine, site.url, true, STORIES)),
    ...(await tellAll(engine, site.url, false, WITHOUT_SCRIPT)),
  ];
  await site.close();
  conclude(STORIES.length + WITHOUT_SCRIPT.length - failures.length, failures);
}
