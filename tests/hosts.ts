/**
 * `npm run test:hosts`: the same table of requests is asked of every program that can serve the built site, each as
 * the files for it tell it to.
 */
import { questionsFor } from '../src/publishing/answers.ts';
import { examine } from '../src/publishing/asking.ts';
import { deliveryOf } from '../src/publishing/delivery.ts';
import { startServer } from '../src/publishing/serve.ts';
import { conclude, siteDir } from './site.ts';

const dir = siteDir();
const failures: string[] = [];
let passed = 0;
for (const base of ['', '/some/path']) {
  const server = await startServer({ dir, base });
  const { faults, asked, wrong } = await examine(server.url, questionsFor(dir, deliveryOf(dir, { base })));
  await server.close();
  passed += asked - wrong;
  console.log(`npm start${base && ` under ${base}`}: ${asked - wrong} of ${asked} answers are right.`);
  failures.push(...faults.map(({ says }) => `npm start: ${says}`));
}
conclude(passed, failures);
