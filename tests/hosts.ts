/**
 * `npm run test:hosts`: the same table of requests is asked of every program that can serve the built site, each as
 * the files for it tell it to: at the root of a host, and under a path, there with a header that is another on each page.
 */
import { questionsFor } from '../src/publishing/answers.ts';
import { examine } from '../src/publishing/asking.ts';
import { type DeliveryOptions, deliveryOf } from '../src/publishing/delivery.ts';
import { securityHeadersFor } from '../src/publishing/headers.ts';
import { PROGRAMS, type Program } from './hosts/programs.ts';
import { conclude, siteDir } from './site.ts';

const dir = siteDir();
const failures: string[] = [];
let passed = 0;

/** What no real header needs of every host: another value for each page, one page and all other files without it. */
const pageByPage: typeof securityHeadersFor = (file, html) => ({
  ...securityHeadersFor(file, html),
  ...(html && file !== 'about.html'
    ? { 'X-Of-Page': `'sha256-${Buffer.from(file).toString('base64')}'; "of" ${file}` }
    : {}),
});

/** Asks one program everything, at the root or under a path. */
async function inspect({ name, start, cannot, because }: Program, options: DeliveryOptions): Promise<void> {
  const where = `${name}${options.base && `, under ${options.base}`}`;
  const delivery = deliveryOf(dir, options);
  try {
    const server = await start(dir, delivery, options);
    const result = await examine(server.url, questionsFor(dir, delivery), cannot).finally(server.close);
    const { asked, wrong, left, faults } = result;
    passed += asked - wrong;
    failures.push(...faults.map(({ says }) => `${where}: ${says}`));
    const out = left > 0 ? `; ${left} were not asked: ${because}` : '';
    console.log(`${where}: ${asked - wrong} of ${asked} answers are right${out}.`);
  } catch (error) {
    failures.push(`${where}: ${(error as Error).message}`);
  }
}

await Promise.all(
  PROGRAMS.map(async (program) => {
    const reason = program.absent();
    if (reason) {
      console.log(`- ${program.name} is left out: ${reason}`);
      return;
    }
    await inspect(program, { base: '' });
    await inspect(program, { base: '/some/path', security: pageByPage });
  }),
);
conclude(passed, failures);
process.exit();
