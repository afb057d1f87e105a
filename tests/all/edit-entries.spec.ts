/** `npm run edit` in a browser: a product, a position, a service and a question come and go, and nothing else changes. */
import { expect } from '@playwright/test';
import {
  diffOf,
  expectSaid,
  field,
  openForm,
  press,
  seePage,
  takeBack,
  test,
  textOf,
} from './edit-support.ts';

test.describe.configure({ mode: 'default' });

test('a product and a position come, and nothing else changes', async ({ page, edit }) => {
  await openForm(page, edit);
  await press(page, 'Add a product');
  for (const [name, value] of Object.entries({
    Kind: 'Stock sheets for small kitchens',
    Link: 'https://pantry.example/',
  }))
    await field(page, name).fill(value);
  await field(page, 'Title').first().fill('Pantry Sheet');
  await page.getByRole('textbox', { name: 'Title', exact: true }).last().fill('One list');
  for (const description of await page.getByRole('textbox', { name: 'Description', exact: true }).all())
    await description.fill(
      'A sheet that says what is on the shelf, what is due, and what has gone. For kitchens of ten people.',
    );
  await press(page, 'Save and add');
  await expectSaid(page, 'Added: content/products/pantry-sheet/card.yaml');
  expect(edit.changed()).toEqual(['?? content/products/pantry-sheet/card.yaml']);

  await press(page, 'Open positions');
  const before = textOf(edit, 'pages/team.yaml');
  await press(page, /^Add an entry to Positions/);
  const entry = page.getByRole('group', { name: 'Positions' }).getByRole('listitem').last();
  await entry.getByRole('textbox', { name: 'Title' }).fill('Android developer');
  await expect(entry.getByRole('textbox', { name: 'Id' })).toHaveValue('android-developer');
  await entry.getByRole('textbox', { name: 'Place' }).fill('Remote, India');
  await entry.getByRole('textbox', { name: 'Text' }).fill('Builds the app that students and staff press.');
  await press(page, 'Save');
  await expectSaid(page, 'Saved.');
  expect(diffOf(edit)).toEqual([
    '+  - id: android-developer',
    '+    title: Android developer',
    '+    place: Remote, India',
    '+    text: Builds the app that students and staff press.',
  ]);
  // Moved with the keyboard, which stays with it.
  const up = entry.getByRole('button', { name: /^Up/ });
  await up.focus();
  await up.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/(Up|Down).*Android developer/);
  await press(page, 'Drop my changes');
  expect(textOf(edit, 'pages/team.yaml')).not.toBe(before);
  await takeBack(page, edit, 2);
});

const TOOLS = [
  ['To weigh', 'Scales'],
  ['To write', 'Paper'],
] as const;

test('a service comes with a page of its own, and goes', async ({ page, edit }) => {
  await openForm(page, edit);
  await press(page, 'Add a service');
  await press(page, 'Save and add');
  await expect(field(page, 'Title').first(), 'The first field that is wrong gets the focus.').toBeFocused();
  await field(page, 'Title').first().fill('Kitchen Visits');
  await page.getByRole('combobox', { name: 'Drawing' }).selectOption('layers');
  for (const [name, words] of Object.entries({
    Description:
      'A day in your kitchen, from the delivery to the last plate, and a list of what can be better.',
    Summary: 'A day in your kitchen, and a list of what can be better.',
    Lead: 'We watch one day from the delivery to the last plate. You get a list.',
    'Suits, entry 1': 'Kitchens that cook for more than a hundred',
    'Suits, entry 2': 'Messes that change their contractor',
    'The text below, in Markdown': 'Nobody has to *prepare* anything.',
  }))
    await field(page, name).fill(words);
  const steps = page.getByRole('group', { name: 'Process' });
  for (const [i, title] of ['Come early', 'Watch lunch', 'Weigh what is left', 'Write it down'].entries()) {
    await field(steps, 'Title').nth(i).fill(title);
    await field(steps, 'Does').nth(i).fill('One of us stands beside the cook and asks.');
    await field(steps, 'Gives').nth(i).fill('A sheet of notes');
  }
  for (const [i, [purpose, item]] of TOOLS.entries()) {
    await field(page, 'Purpose').nth(i).fill(purpose);
    await field(page, 'Items, entry 1').nth(i).fill(item);
  }
  await press(page, 'Save and add');
  await expectSaid(page, 'Added: content/services/kitchen-visits.md');
  expect(edit.changed()).toEqual(['?? content/services/kitchen-visits.md']);

  const site = await seePage(page, (tab) => tab.getByRole('heading', { name: 'Kitchen Visits', level: 1 }));
  await expect(site).toHaveURL(/\/services\/kitchen-visits$/);
  await expect(site.getByRole('heading', { name: 'Weigh what is left' })).toBeVisible();
  await expect(
    site.getByText('prepare', { exact: true }),
    'The text below the fields is Markdown.',
  ).toBeVisible();
  await site.close();
  await page.bringToFront();
  await takeBack(page, edit, 1);
  await expect(page.getByRole('button', { name: 'Kitchen Visits', exact: true })).toHaveCount(0);
});

test('a question from institutions comes, is answered on the page, and is taken back', async ({
  page,
  edit,
}) => {
  await openForm(page, edit);
  await press(page, 'Questions from institutions');
  await press(page, /^Add an entry to List/);
  const list = page.getByRole('group', { name: 'List', exact: true });
  const question = 'Can a mess close for a festival?';
  const answer = 'Yes: mark the day, and nobody is expected on it.';
  await field(list, 'Question').last().fill(question);
  await expect(field(list, 'Id').last()).toHaveValue('can-a-mess-close-for-a-festival');
  await list.getByRole('button', { name: 'Add answer' }).last().click();
  await field(list, 'Answer').last().fill(answer);
  await press(page, 'Save');
  await expectSaid(page, 'Saved.');
  expect(diffOf(edit)).toEqual([
    '+    - id: can-a-mess-close-for-a-festival',
    `+      question: ${question}`,
    `+      answer: "${answer}"`,
  ]);

  const site = await seePage(page, (tab) => tab.getByText(answer));
  await expect(site.getByRole('heading', { name: question })).toBeAttached();
  await site.close();
  await page.bringToFront();
  await takeBack(page, edit, 1);
});
