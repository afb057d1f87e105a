/** What has to work with script in every engine, on any page: told by what a visitor reads and presses. */
import assert from 'node:assert/strict';
import { content, messmate, PRODUCT, ROUTES, UNKNOWN } from '../../pages/support.ts';
import { begins, look, type Story, useMenu } from './story.ts';

const { words, company, contact } = content;
const LIVE = '[role=status]';
/** The stories with script. */
export const SITE_STORIES: readonly Story[] = [
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
      await visit.driver.key('Tab');
      const skip = await visit.find({ role: 'link', name: words.skip });
      await visit.until(() => visit.hasFocus(skip), 'The first Tab has to come to the skip link.');
      await visit.driver.key('Enter');
      await visit.until(() => visit.hasFocus('main'), 'The skip link has to move the focus.');
    },
  },
  { name: 'the menu of a small screen opens and closes', tell: useMenu },
  {
    name: 'what is copied is announced, and can be dismissed',
    async tell(visit) {
      await visit.open('/contact');
      await visit.press({ role: 'button', name: begins(`${contact.messages.copy} ${contact.copyEmail}`) });
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
      await visit.press({ role: 'button', name: begins(`${contact.messages.copy} ${contact.copyEmail}`) });
      const shown = 'This browser did not let us copy. Select it here: post@quillfern.example';
      await visit.says(LIVE, shown, 'A copy that failed has to say so.');
    },
  },
  {
    name: 'Request Demo offers its message for copying',
    async tell(visit) {
      const { messages } = contact;
      await visit.open(PRODUCT);
      // Where no mail program is, WebKit's small browser shows an error in place of the page.
      await visit.driver.run(
        () => addEventListener('click', (event) => event.preventDefault(), { once: true }) ?? null,
      );
      await visit.press({ role: 'link', name: begins(messmate.demo.button), within: 'main' });
      await visit.says(LIVE, messages.notice, 'Many have no mail program.');
      await visit.press({ role: 'link', name: messages.page, within: LIVE });
      const [, paragraph = ''] = messages.demo.text.split('\n\n');
      await visit.says('main', paragraph, 'The message has to be there to be read.');
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
        await visit.driver.key(key);
        const selected = await visit.find(tab(name));
        await visit.until(() => visit.hasFocus(selected), `${key} has to come to ${name}.`);
        const [isChosen, shown] = await visit.driver.run(() => {
          const panels = [...document.querySelectorAll('[role=tabpanel]')];
          // What is hidden until it is found has a box, and nothing in it.
          const isSeen = ({ firstElementChild }: Element) =>
            firstElementChild?.checkVisibility({ visibilityProperty: true });
          const seen = panels.filter(isSeen).map(({ id }) => id);
          return [document.activeElement?.ariaSelected === 'true', seen] as const;
        });
        assert.ok(isChosen, `${name} has to be chosen.`);
        assert.deepEqual(shown, [feature], `Of the panels only ${feature} is shown.`);
      }
      await visit.press(tab('Mess Analytics'));
      await visit.until(
        async () => (await visit.driver.run(() => location.hash)) === '#analytics',
        'The address has to keep the choice.',
      );
    },
  },
];
