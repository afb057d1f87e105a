/** What has to work of the live demo in every engine. */
import assert from 'node:assert/strict';
import { demo, type FEATURES, messmate, PRODUCT } from '../../pages/support.ts';
import { exactly, type Story } from './story.ts';
import type { Visit } from './visit.ts';

const { shared, attendance, analytics, tuckshop } = demo;
const { student } = attendance;
const { results } = messmate.attendance;
const clock = /\d+:\d\d:\d\d\s[ap]m/;

/** Opens a feature's live part as a first visitor has it. */
async function openLive(visit: Visit, feature: (typeof FEATURES)[number]): Promise<string> {
  await visit.open('/team');
  await visit.driver.run(() => sessionStorage.clear());
  return comeBack(visit, feature);
}

/** Opens a feature's live part with what the last visit left. */
async function comeBack(visit: Visit, feature: (typeof FEATURES)[number]): Promise<string> {
  await visit.open(`${PRODUCT}#${feature}`);
  const panel = `#${feature}`;
  await visit.until(
    () => visit.driver.run((place) => document.querySelector(`${place} [data-live]`) !== null, panel),
    'The live demo never came: look at src/messmate/island/start.tsx.',
  );
  return panel;
}

/** The stories of the demo, all of them with script. */
export const DEMO_STORIES: readonly Story[] = [
  {
    name: 'the clock of the demo runs, and what was done is kept over a reload',
    async tell(visit) {
      const panel = await openLive(visit, 'attendance');
      const time = async () => clock.exec(await visit.text(panel))?.[0] ?? '';
      const before = await time();
      await visit.press({ role: 'button', name: shared.clock.play, within: panel });
      await visit.until(async () => (await time()) !== before, 'Play has to move the clock.');
      await visit.press({ role: 'button', name: shared.clock.pause, within: panel });
      const after = await time();
      await comeBack(visit, 'attendance');
      let kept = '';
      await visit
        .until(async () => {
          kept = await time();
          return kept >= after;
        }, '')
        .catch(() => assert.fail(`The clock has to go on at ${after}, where it was left, not at ${kept}.`));
    },
  },
  {
    name: 'a pass is let in once, and the second scan is refused',
    async tell(visit) {
      const panel = await openLive(visit, 'attendance');
      const scan = { role: 'button', name: student.scan, within: panel };
      await visit.find({
        role: 'img',
        name: /^Sample mess pass of .+ as a QR code$/,
        within: panel,
      });
      await visit.press(scan);
      await visit.says(panel, results.in, 'The counter has to let the pass in.');
      const said = `${panel} section [aria-live=polite]`;
      await visit.says(said, results.in, 'The answer to a scan has to be announced from where it stands.');
      await visit.press(scan);
      await visit.says(panel, results['second-scan'], 'The counter has to refuse the second scan.');
      await visit.says(panel, shared.refused['second-scan'], 'The counter has to say why.');
    },
  },
  {
    name: 'the analytics show a month, and a table of figures',
    async tell(visit) {
      const panel = await openLive(visit, 'analytics');
      const list = `${panel} [role=listbox]`;
      const points = () =>
        visit.driver.run(
          (place) => document.querySelector(place)?.querySelectorAll('[role=option]').length ?? 0,
          list,
        );
      const days = 17;
      await visit.until(async () => (await points()) === days, `The month so far has ${days} days.`);
      await visit.press({ role: 'radio', name: analytics.filters.periods.week, within: panel });
      await visit.until(async () => (await points()) === 7, 'A week has seven days.');
      await visit.press({ role: 'radio', name: analytics.filters.periods.month, within: panel });
      await visit.until(async () => (await points()) === days, `The month so far has ${days} days.`);
      await visit.driver.click(`${panel} details > summary`);
      const rows = { role: 'row', within: `${panel} details[open]` };
      await visit.until(async () => (await visit.all(rows)).length > days, 'Each day is a row of the table.');
    },
  },
  {
    name: 'an order is paid in the tuckshop, and gets its pick-up code',
    async tell(visit) {
      const panel = await openLive(visit, 'tuckshop');
      await visit.press({ role: 'button', name: 'Add one Samosa', within: panel });
      await visit.press({ role: 'button', name: exactly('Pay ₹97 from the wallet'), within: panel });
      const code = new RegExp(`${tuckshop.receipt.code} [0-9A-Z]{3}`);
      await visit.says(panel, code, 'An order that is paid has to show its pick-up code.');
      await visit.says(panel, '₹303', 'The wallet has to hold what is left.');
    },
  },
];
