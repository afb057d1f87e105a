/** What has to work in every engine: the same stories for each, told by what a visitor reads and presses. */
import assert from 'node:assert/strict';
import { sampleHostel } from '../../../src/messmate/engine/sample.ts';
import { sampleOrder } from '../../../src/messmate/engine/selectors/shop.ts';
import { rupees } from '../../../src/messmate/format.ts';
import { fill } from '../../../src/text/fill.ts';
import { content, demo, FEATURES, messmate, PRODUCT, ROUTES, UNKNOWN } from '../../pages/support.ts';
import { LINKS, WORDS } from '../../pages/words.ts';
import type { Visit } from './visit.ts';

export type Story = { name: string; tell: (visit: Visit) => Promise<void> };

const { words, company, contact } = content;
const { shared, attendance, analytics, tuckshop } = demo;
const { student } = attendance;
const { results } = messmate.attendance;
const LIVE = '[role=status]';
const clock = /\d+:\d\d:\d\d\s[ap]m/;
const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`);
const begins = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}`);
/** WebKit's window can't be narrower; the menu is there up to 767. */
const PHONE = { width: 447, height: 844 };
const DESK = { width: 1280, height: 900 };

/** Opens a page, and looks at what every page has. */
async function look(visit: Visit, route: string): Promise<void> {
  const status = await visit.open(route);
  if (status) assert.equal(status, route === UNKNOWN ? 404 : 200, `${route} is answered with ${status}.`);
  const headings = await visit.driver.run(() =>
    [...document.querySelectorAll<HTMLElement>('main h1')].map(({ innerText }) => innerText.trim()),
  );
  assert.ok(headings.length === 1 && headings[0], `${route} has no heading, or more than one.`);
  const main = await visit.text('main');
  for (const word of WORDS[route] ?? []) {
    assert.ok(main.toLowerCase().includes(word.toLowerCase()), `${route} does not show "${word}".`);
  }
  const sideways = await visit.driver.run(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(sideways, 0, `${route} scrolls sideways, by ${sideways} px.`);
  const errors = visit.driver.errors().filter((error) => !(route === UNKNOWN && error.includes(UNKNOWN)));
  assert.deepEqual(errors, [], `${route} has errors.`);
}

/** Opens a feature's live part, as one who was never here. */
async function openLive(visit: Visit, feature: (typeof FEATURES)[number]): Promise<string> {
  await visit.open('/team');
  await visit.driver.run(() => sessionStorage.clear());
  return comeBack(visit, feature);
}

/** Opens a feature's live part, as one who was here before. */
async function comeBack(visit: Visit, feature: (typeof FEATURES)[number]): Promise<string> {
  await visit.open(`${PRODUCT}#${feature}`);
  const panel = `#${feature}`;
  const bar = { role: 'region', name: shared.clock.label, within: panel };
  const offer = { role: 'button', name: shared.offer, within: panel };
  await visit.until(
    async () => (await visit.all(bar)).length + (await visit.all(offer)).length,
    'The live demo never came: look at src/messmate/island/start.tsx.',
  );
  if ((await visit.all(offer)).length > 0) await visit.press(offer);
  await visit.find(bar);
  return panel;
}

/** The toggle of the menu opens it; it closes by the toggle, by Escape and by choosing. */
async function useMenu(visit: Visit): Promise<void> {
  await visit.driver.resize(PHONE.width, PHONE.height);
  await visit.open('/');
  const toggle = { role: 'button', name: new RegExp(`^(${words.menu}|${words.close})$`), within: 'header' };
  const link = { role: 'link', name: 'About', within: 'header' };
  const isOpen = async () => (await visit.all(link)).length > 0;
  const isClosed = async () => !(await isOpen());
  assert.ok(await isClosed(), 'On a small screen the menu is closed at first.');
  await visit.press(toggle);
  await visit.until(isOpen, 'The toggle has to open the menu.');
  await visit.press(toggle);
  await visit.until(isClosed, 'The toggle has to close the menu.');
  await visit.press(toggle);
  await visit.until(isOpen, 'The toggle has to open the menu again.');
  await visit.key('Escape');
  await visit.until(isClosed, 'Escape has to close the menu.');
  await visit.press(toggle);
  await visit.press(link);
  await visit.until(
    async () => (await visit.driver.run(() => location.pathname)) === '/about',
    'Choosing About has to lead to /about.',
  );
  await visit.until(isClosed, 'On the next page the menu is closed.');
  await visit.driver.resize(DESK.width, DESK.height);
}

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
        const { heading, facts } = messmate.features.tabs[feature];
        for (const text of [heading, ...facts.map((fact) => fact.text)])
          await visit.says(`#${feature}`, text, `Without script #${feature} has to be shown.`);
      }
    },
  },
  { name: 'the menu opens and closes without script', tell: useMenu },
];

/** The stories with script. */
export const STORIES: readonly Story[] = [
  {
    name: 'every page opens with its heading and without errors',
    async tell(visit) {
      for (const route of [...ROUTES, UNKNOWN]) await look(visit, route);
    },
  },
  {
    name: 'the not-found page leads home',
    async tell(visit) {
      await visit.open(UNKNOWN);
      await visit.press({ role: 'link', name: content.notFound.home, within: 'main' });
      await visit.until(
        async () => (await visit.driver.run(() => location.pathname)) === '/',
        'Return to Home has to lead to /.',
      );
    },
  },
  {
    name: 'the first Tab comes to the skip link, which leads to the content',
    async tell(visit) {
      await visit.open('/about');
      await visit.key('Tab');
      const skip = await visit.find({ role: 'link', name: words.skip });
      await visit.until(() => visit.hasFocus(skip), 'The first Tab has to come to the skip link.');
      await visit.key('Enter');
      await visit.until(() => visit.hasFocus('main'), 'The skip link has to move the focus.');
    },
  },
  { name: 'the menu of a small screen opens and closes', tell: useMenu },
  {
    name: 'what is copied is announced, and can be dismissed',
    async tell(visit) {
      await visit.open('/contact');
      await visit.press({ role: 'button', name: begins(contact.copyEmail) });
      await visit.says(LIVE, company.email, 'A press has to be answered in the live region.');
      await visit.press({ role: 'button', name: words.notifications.dismiss, within: LIVE });
      await visit.until(async () => !(await visit.text(LIVE)), 'Dismissing has to take the notice away.');
    },
  },
  {
    name: 'without a clipboard, what should be copied is shown instead',
    async tell(visit) {
      await visit.open('/contact');
      await visit.driver.run(
        () => Object.defineProperty(navigator, 'clipboard', { value: undefined }) && null,
      );
      await visit.press({ role: 'button', name: begins(contact.copyEmail) });
      const shown = fill(contact.notCopied, { value: company.email });
      await visit.says(LIVE, shown, 'A copy that failed has to say so.');
    },
  },
  {
    name: 'Request Demo opens the composer, which keeps what was typed and gives the focus back',
    async tell(visit) {
      const { composer } = contact;
      const request = { role: 'link', name: begins(messmate.demo.button), within: 'main' };
      const residents = { role: 'textbox', name: composer.fields.residents, within: 'dialog' };
      await visit.open(PRODUCT);
      const button = await visit.find(request);
      await visit.focus(request);
      await visit.key('Enter');
      const typed = await visit.find(residents);
      await visit.driver.run((place) => {
        const field = document.querySelector(place) as HTMLInputElement;
        field.value = '1200';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, typed);
      await visit.says(
        'dialog',
        `${composer.fields.residents}: 1,200`,
        'The message is made at every letter.',
      );
      await visit.press({ role: 'button', name: composer.copy, within: 'dialog' });
      await visit.until(() => visit.text(`dialog ${LIVE}`), 'A press is answered in the window.');
      await visit.press({ role: 'button', name: words.close, within: 'dialog' });
      await visit.until(() => visit.hasFocus(button), 'Closing has to give the focus back.');
    },
  },
  {
    name: 'the features are tabs, moved by keys, and the address keeps the choice',
    async tell(visit) {
      await visit.open(PRODUCT);
      await visit.driver.run(() => document.querySelector('#messmate, #attendance')?.scrollIntoView());
      const tab = (name: string) => ({ role: 'tab', name: begins(name) });
      await visit.focus(tab('QR Attendance'));
      for (const [key, name, feature] of [
        ['ArrowRight', 'Mess Analytics', 'analytics'],
        ['End', 'Digital Tuckshop', 'tuckshop'],
        ['ArrowRight', 'QR Attendance', 'attendance'],
        ['ArrowLeft', 'Digital Tuckshop', 'tuckshop'],
        ['Home', 'QR Attendance', 'attendance'],
      ] as const) {
        await visit.key(key);
        const selected = await visit.find(tab(name));
        await visit.until(() => visit.hasFocus(selected), `${key} has to come to ${name}.`);
        assert.equal(await visit.attribute(selected, 'aria-selected'), 'true', `${name} has to be chosen.`);
        for (const other of FEATURES) {
          const isShown = await visit.driver.run(
            (id) =>
              document.getElementById(id)?.checkVisibility({
                contentVisibilityAuto: false,
                visibilityProperty: true,
              }),
            other,
          );
          assert.equal(isShown, other === feature, `Of the panels only ${feature} is shown.`);
        }
      }
      await visit.press(tab('Mess Analytics'));
      await visit.until(
        async () => (await visit.driver.run(() => location.hash)) === '#analytics',
        'The address has to keep the choice.',
      );
    },
  },
  {
    name: 'the clock of the demo steps, and what was done is kept over a reload',
    async tell(visit) {
      const panel = await openLive(visit, 'attendance');
      const time = async () => clock.exec(await visit.text(panel))?.[0] ?? '';
      const before = await time();
      await visit.press({ role: 'button', name: shared.clock.run, within: panel });
      await visit.press({ role: 'button', name: shared.clock.step, within: panel });
      await visit.until(async () => (await time()) !== before, 'A step has to move the clock.');
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
        name: new RegExp(messmate.attendance.passPicture.replace('{name}', '.+')),
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
    name: 'a code is typed at the counter',
    async tell(visit) {
      const panel = await openLive(visit, 'attendance');
      await visit.driver.click(`${panel} details > summary`);
      const field = { role: 'combobox', name: student.search, within: panel };
      await visit.focus(field);
      await visit.driver.type('nobody');
      await visit.key('Enter');
      await visit.says(panel, student.none, 'A search that finds nobody has to say so.');
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
      await visit.until(async () => (await points()) === 7, 'A week has seven days.');
      await visit.press({ role: 'radio', name: analytics.filters.periods.month, within: panel });
      const days = Number(content.hostel.day.slice(-2));
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
      const item = content.hostel.shop.items.find(({ id }) => id === 'samosa');
      assert.ok(item, 'The shop does not sell samosas: this story takes them for granted.');
      const { before } = sampleOrder(sampleHostel(content.hostel));
      await visit.press({
        role: 'button',
        name: fill(tuckshop.browse.add, { item: item.name }),
        within: panel,
      });
      const pay = fill(tuckshop.basket.pay, { amount: rupees(item.price) });
      await visit.press({ role: 'button', name: exactly(pay), within: panel });
      const code = new RegExp(`${tuckshop.orders.code} [0-9A-Z]{3}`);
      await visit.says(panel, code, 'An order that is paid has to show its pick-up code.');
      await visit.says(panel, rupees(before - item.price), 'The wallet has to hold what is left.');
    },
  },
  {
    name: 'axe finds nothing',
    async tell(visit) {
      for (const route of ['/', PRODUCT]) {
        await visit.open(route);
        assert.deepEqual(await visit.audit(), [], `On ${route} axe finds faults.`);
      }
    },
  },
];
