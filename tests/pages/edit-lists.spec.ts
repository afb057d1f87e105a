/** `npm run edit`, by keyboard: an entry is added to every list of every form, and saved. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { readFiles } from '../../src/content/files.ts';
import { listFiles } from '../../src/owner/edit/file-list.ts';
import { buildSchema, patternOf, type Schema } from '../../src/owner/edit/form/schema.ts';
import { startEditor } from '../../src/owner/edit/server.ts';
import { SCRATCH } from '../disk.ts';
import { test } from './test.ts';

/** Texts for formats that refuse any other text. */
const FORMAT_TEXTS: Record<string, string> = {
  path: '/legal/privacy-policy',
  phone: '98220 54321',
  web: 'https://www.kaveri.in/profile',
  date: '02022027',
  time: '0915PM',
  lines: 'Asha\nRavi\nMeera',
  numbers: '1\n2',
};
const ALSO_FILLED = ['answer', 'mark'];
/** The number that must be larger than the others. */
const LARGE = 'capacity';

type Field = { path: (string | number)[]; schema: Schema; required: boolean };

const isList = ({ items, uniqueItems }: Schema) =>
  (items?.properties ?? items?.oneOf) !== undefined && !uniqueItems;

/** Finds the paths of lists whose entries have fields. */
const findLists = ({ properties = {} }: Schema, path: string[] = []): string[][] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    isList(schema) ? [[...path, name]] : findLists(schema, [...path, name]),
  );

/** Lists the fields of an entry in the order in which Tab reaches them. */
function listFields(schema: Schema, path: Field['path']): Field[] {
  const { properties = {}, required = [] } = schema.oneOf?.[0]?.properties ? schema.oneOf[0] : schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    if (name === 'id' || field.const !== undefined || field.type === 'boolean') return [];
    const entry = { path: [...path, name], schema: field, required: required.includes(name) };
    if (field.properties) return entry.required ? listFields(field, entry.path) : [];
    return entry.required || ALSO_FILLED.includes(name) ? [entry] : [];
  });
}

/** The element of a field, a group or an entry. */
const elementAt = (page: Page, ...path: Field['path']) => page.locator(`[id="${['f', ...path].join('.')}"]`);

const schemaAt = (schema: Schema, path: string[]) =>
  path.reduce<Schema>((group, key) => group.properties?.[key] ?? {}, schema);

async function type(page: Page, { path, schema }: Field, field: Locator) {
  await field.focus();
  const { format = '', oneOf, minLength = 0, type } = schema;
  if (oneOf) return page.keyboard.press('End');
  if (!['date', 'time'].includes(format)) {
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
  }
  const name = path.at(-1);
  const text = type === 'string' ? `Ours, ${name}`.padEnd(minLength, '.') : name === LARGE ? '2' : '1';
  return field.pressSequentially(FORMAT_TEXTS[format] ?? text);
}

const folder = mkdtempSync(join(SCRATCH, 'edit-'));
const root = join(folder, 'content');
let editor: Awaited<ReturnType<typeof startEditor>>;
test.beforeAll(async () => {
  cpSync('tests/fixtures/content', root, { recursive: true });
  editor = await startEditor({ root, port: 0, site: () => undefined });
});
test.afterAll(() => {
  editor.server.close();
  rmSync(folder, { recursive: true });
});

test('adds an entry to every list of every form by keyboard, and saves it', async ({ page }) => {
  test.slow();
  const files = readFiles(root);
  // The first file of each kind, because the first legal text is a draft.
  const all = listFiles(files).flatMap(({ items }) =>
    items.map(({ file }) => [patternOf(file), file] as const),
  );
  const forms = new Map(all.reverse());
  await page.goto(editor.url);
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.press('Control+A');
  await name.pressSequentially('Leela Gaikwad');
  let lists = 0;
  for (const file of forms.values()) {
    const form = buildSchema(file, files) ?? {};
    for (const path of findLists(form)) {
      await page.evaluate((hash) => location.assign(hash), `#${file}:${path.join('.')}`);
      const fold = elementAt(page, ...path);
      await expect(fold, `expected the focus on ${file}: ${path.join('.')}`).toBeFocused();
      const list = page.locator('fieldset', { has: page.locator(':scope > .row', { has: fold }) });
      const add = list.locator(':scope > .within > button');
      // Lists of a fixed length, such as the four focus areas.
      if ((await add.count()) === 0) continue;
      const count = await list.locator(':scope > .within > ol > li').count();
      const { items = {}, minItems = 0 } = schemaAt(form, path);
      for (let n = count; n < Math.max(count + 1, minItems); n += 1) {
        await add.press('Enter');
        await expect(elementAt(page, ...path, n), 'expected the focus on the new entry').toBeFocused();
        for (const field of listFields(items, [...path, n])) {
          const group = elementAt(page, ...field.path.slice(0, -1));
          if ((await group.getAttribute('aria-expanded')) === 'false') await group.press('Enter');
          await type(page, field, elementAt(page, ...field.path));
        }
      }
      await page.keyboard.press('Control+s');
      const bar = page.locator('.bar [role="status"]');
      await expect(bar, `${file}: ${path.join('.')}`).toHaveText('Saved.');
      lists += 1;
    }
  }
  expect(lists).toBeGreaterThan(12);
});
