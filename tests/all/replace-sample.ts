/**
 * Replaces the sample by another company in the owner's form, by keyboard. The company has a name of 60 characters, a
 * founder with one name, six services (the sample's and two more, one with a title in Kannada), three meals, 720 residents, a mark from Inkscape, and
 * a lawyer's text in fourteen sections.
 */
import { type Locator, type Page, expect as playwrightExpect } from '@playwright/test';
import { TIMEOUT_MS } from '../timeout.ts';
import { type } from './edit-support.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT_MS });

export const NAME = 'Sonchiraiya Institute of Kitchens and Hostel Software, India';
const FOUNDER = 'Lakshmi';
const SITE = 'sonchiraiya-kitchens.in';

const MARK_PATH = 'M80 120h12v40H80zM108 120h12v40h-12z';
const makeMark = (viewBox: string) => ({
  name: 'mark.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${MARK_PATH}"/></svg>`,
  ),
});

const SERVICES = [
  { title: 'ಅಡುಗೆಮನೆ ಲೆಕ್ಕಪರಿಶೋಧನೆ', address: 'kitchen-audits' },
  { title: 'Training for wardens', address: '' },
];

/** Titles of the sections of the terms. The sample links to some of them. */
const SECTIONS = [
  ...['Agreement', 'Licence', 'Roles', 'Your account', 'Institute data', 'Wallet and payments', 'Fair use'],
  ...['Availability', 'Our content', 'Privacy', 'Liability', 'Ending', 'Law and changes', 'How to reach us'],
];
const makeBody = (sectionNumber: number) =>
  `${sectionNumber}.1 Counsel’s first paragraph, as it came from the word processor.\n${sectionNumber}.2 Its second.\n\nAnd one more, after a blank line.`;

/**
 * Fills in the form until "What is left" is empty, and saves the state.
 * @param url the form's address with its key
 */
export async function replaceSample(page: Page, url: string): Promise<void> {
  page.on('dialog', (dialog) => dialog.accept());
  const main = page.getByRole('main');
  const fileList = page.getByRole('navigation');
  const status = page.getByRole('status');
  const expectStatus = (text: string | RegExp) =>
    expect(status.filter({ hasText: text }).first()).toBeVisible();
  const field = (label: string, within: Locator = main) =>
    within.getByLabel(new RegExp(`^${label}( \\(optional\\))?\\s*$`)).first();
  const press = (name: string | RegExp, within: Locator = main) =>
    within.getByRole('button', { name }).first().press('Enter');
  const save = async () => {
    await page.keyboard.press('Control+s');
    await expectStatus(/^Saved/);
  };
  const open = async (name: string) => {
    const link = fileList.getByRole('link', { name, exact: true }).first();
    await link.press('Enter');
    await expect(link).toHaveAttribute('aria-current');
    await expect(main.getByRole('button', { name: /^Save( and add)?$/ })).toBeVisible();
  };
  const unfold = async (within: Locator, ...names: string[]) => {
    for (const name of names) {
      const toggle = within.getByRole('button', { name, exact: true });
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.press('Enter');
    }
  };
  /** Returns the names of the links in a group of the list: its files, and `+ Add …` if the group has it. */
  const readNames = (group: string) =>
    fileList
      .locator('details', { has: page.locator(':scope > summary', { hasText: group }) })
      .getByRole('link')
      .allTextContents();
  const typeAll = async (texts: Record<string, string>, within: Locator = main) => {
    for (const [label, text] of Object.entries(texts)) await type(field(label, within), text);
  };
  const clear = async (label: string, within: Locator = main) => {
    await field(label, within).press('Control+A');
    await field(label, within).press('Delete');
  };
  const listEntries = (listName: RegExp) => main.getByRole('group', { name: listName }).locator('ol > li');
  const keepFirstEntry = async (listName: RegExp) => {
    const entries = listEntries(listName);
    while ((await entries.count()) > 1) await press(/^Remove: /, entries.last());
  };
  const publish = async () => {
    await type(field('The day from which it applies'), '10102026');
    await press('Publish the first version');
    await expectStatus(/^Saved and published/);
  };

  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await type(page.getByRole('textbox', { name: 'Your name' }), FOUNDER);

  await open('The company');
  await typeAll({
    Name: NAME,
    'Short name': 'Sonchiraiya Kitchens',
    Product: 'Pangat',
    Address: `https://www.${SITE}`,
    Tagline: 'Software that counts what a mess cooks.',
    Mission: 'We help kitchens to cook what will be eaten.',
    'What the company is': '{company} makes {product} in {country}, for those who cook for hundreds.',
    Statement: '{company} stands in the register of small enterprises of {country}.',
    'The registration in one line': 'In the register of small enterprises',
    'E-mail': `office@${SITE}`,
  });
  await keepFirstEntry(/^Social profiles/);
  const profileAddress = field('Web address', listEntries(/^Social profiles/));
  await type(profileAddress, `https://www.linkedin.com/company/${SITE}`);
  await keepFirstEntry(/^Phones/);
  const phones = main.getByRole('group', { name: /^Phones/ });
  await type(field('Number', phones), '020-2612 3456 / 98220 12345');
  await page.keyboard.press('Control+s');
  await expectStatus(/one phone number in each row/);
  await type(field('Number', phones), '020-2612 3456');
  await press('+ Add to Phones', phones);
  await typeAll({ Number: '98220 12345', 'What it is for': 'Mess office' }, listEntries(/^Phones/).last());
  await save();

  await open('The mark');
  const fileInput = field('Your mark, as an SVG file');
  await fileInput.setInputFiles(makeMark('0 0 210 297'));
  await expect(main.getByRole('img')).toHaveAttribute('src', /210%20297/);
  await page.keyboard.press('Control+s');
  await expectStatus(/Inkscape Edit > Resize Page to Selection/);
  await fileInput.setInputFiles(makeMark('80 120 40 40'));
  await expect(main.getByRole('img')).toHaveAttribute('src', /80%20120/);
  await save();

  const people = (await readNames('People')).filter((name) => !name.startsWith('+'));
  for (const name of people.slice(1)) {
    await open(name);
    await press(`Remove: ${name}`);
    await expectStatus(`Removed: ${name}.`);
  }
  await open(people[0] ?? '');
  await typeAll({
    Name: FOUNDER,
    Role: 'Founder',
    Description: 'Works for the kitchens that use {product}, and answers each of them.',
    LinkedIn: `https://www.linkedin.com/in/lakshmi-kitchens`,
  });
  for (const label of ['Photograph', 'What the picture shows', 'Initials']) await clear(label);
  if (await main.getByRole('button', { name: /^Leave out / }).count()) await press(/^Leave out /);
  await save();

  for (const { title, address } of SERVICES) {
    await open('+ Add a service');
    await typeAll({
      Title: title,
      'Address of its page': address,
      Summary: 'We look at how a kitchen counts, and say what to change.',
      Technologies: 'Counting: Scales, paper, a phone',
    });
    const steps = main.getByRole('group', { name: /^Process/ });
    const firstStep = {
      Title: 'Visit',
      'What happens': 'We eat with the residents for two days.',
      'What the client gets': 'A note',
    };
    await typeAll(firstStep, steps);
    await press(/^Save and add$/);
    await expectStatus(/^Added: content\/services\//);
  }
  // The list ends with the link that adds a service.
  await expect.poll(() => readNames('Services')).toHaveLength(7);

  await fileList.getByText('Seldom changed').press('Enter');
  await open('The sample hostel behind the figures');
  await typeAll({ Wings: 'A\nB\nC\nD\nE\nF', Floors: '4', 'Rooms per floor': '30' });
  const menus = main.getByRole('group', { name: 'Menus', exact: true });
  await unfold(main, 'Menus');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await unfold(menus, day);
    const menu = menus.getByRole('group', { name: day, exact: true });
    await unfold(menu, 'Snacks');
    const snacks = menu.getByRole('group', { name: 'Snacks', exact: true });
    for (const label of ['Vegetarian', 'With egg, fish or meat']) await clear(label, snacks);
    await type(field('Why it is not served', snacks), 'Three meals a day');
  }
  await save();

  await open('Terms of Service');
  const sections = main.getByRole('group', { name: /^Sections/ });
  await unfold(main, (await sections.getByRole('button').first().textContent()) ?? '');
  const entries = sections.locator(':scope > .fold-fields > ol > li');
  while ((await entries.count()) > 0) await press(/^Remove: /, entries.first());
  for (const [i, title] of SECTIONS.entries()) {
    await press('+ Add to Sections', sections);
    await expect(entries).toHaveCount(i + 1);
    await type(field('Title', entries.last()), title);
    await field('Body', entries.last()).focus();
    await page.keyboard.insertText(makeBody(i + 1));
  }
  await main.getByLabel(/^The site numbers the paragraphs/).press('Space');
  await save();
  await publish();
  await open('Privacy Policy');
  await press(/^Our counsel has settled/);
  await publish();

  await page.getByRole('link', { name: /^What is left/ }).press('Enter');
  const unreviewed = page.getByRole('region', { name: 'Still as delivered' });
  await expect(unreviewed).toBeVisible();
  const policyLink = unreviewed.getByRole('link', { name: 'Privacy Policy' });
  await expect(policyLink, 'expected an updated list').toHaveCount(0);
  const fileCount = await unreviewed.getByRole('link').count();
  await unreviewed.getByRole('link').first().press('Enter');
  const approve = main.getByRole('button', { name: 'I have read this: it is ours' });
  const heading = main.getByRole('heading', { level: 1 });
  for (let left = fileCount; left > 0; left -= 1) {
    await expect(approve).toBeVisible();
    const name = (await heading.textContent()) ?? '';
    await approve.press('Enter');
    // The form opens the next file. After the last one it shows this note.
    if (left > 1) await expect(heading).not.toHaveText(name);
    else await expect(main.getByText(/^Read by /)).toBeVisible();
  }
  await page.getByRole('link', { name: /^Save a version/ }).press('Enter');
  await type(field('What has changed, in a sentence'), 'Our own company');
  await press(/^Save a version$/);
  await expectStatus('The version is saved.');
}
