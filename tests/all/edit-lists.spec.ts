/** Adds an entry to each outermost list that can grow, in a form of each kind, by keyboard. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readFiles } from '../../src/content/files.ts';
import { listFiles } from '../../src/owner/edit/file-list.ts';
import { buildSchema, patternOf, type Schema } from '../../src/owner/edit/form/schema.ts';
import { startEditor } from '../../src/owner/edit/server.ts';
import { SCRATCH } from '../disk.ts';
import { test } from '../pages/test.ts';
import { type } from './edit-support.ts';

/** Texts to type into fields whose format refuses other texts. */
const FORMAT_TEXTS: Record<string, string> = {
  path: '/legal/privacy-policy',
  phone: '98220 54321',
  web: 'https://www.kaveri.in/profile',
  date: '02022027',
  time: '0915PM',
  lines: 'Asha\nRavi\nMeera',
  numbers: '1\n2',
};
/** The schema marks these fields as optional, but a refinement refuses some entries without them. */
const FILLED_OPTIONALS = ['answer', 'mark'];

type Path = (string | number)[];
type Field = { path: Path; schema: Schema };

const isListOfGroups = ({ items, uniqueItems }: Schema) =>
  (items?.properties ?? items?.oneOf) !== undefined && !uniqueItems;

/** Finds the paths of lists whose entries have fields. */
const findLists = ({ properties = {} }: Schema, path: string[] = []): string[][] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    isListOfGroups(schema) ? [[...path, name]] : findLists(schema, [...path, name]),
  );

/** Lists the fields that a valid entry needs, in the order of the schema. */
function listFields(schema: Schema, path: Path): Field[] {
  const { properties = {}, required = [] } = schema.oneOf?.[0]?.properties ? schema.oneOf[0] : schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    if (name === 'id' || field.const !== undefined || field.type === 'boolean') return [];
    const fieldPath = [...path, name];
    if (!required.includes(name) && !FILLED_OPTIONALS.includes(name)) return [];
    return field.properties ? listFields(field, fieldPath) : [{ path: fieldPath, schema: field }];
  });
}

/** Returns the element of a field, a group or an entry. */
const elementAt = (page: Page, ...path: Path) => page.locator(`[id="${['f', ...path].join('.')}"]`);

const schemaAt = (schema: Schema, path: string[]) =>
  path.reduce<Schema>((group, key) => group.properties?.[key] ?? {}, schema);

/** Types a valid value into a field. */
async function typeValue(page: Page, { path, schema }: Field) {
  const input = elementAt(page, ...path);
  await input.focus();
  const { format = '', oneOf, minLength = 0 } = schema;
  if (oneOf) return page.keyboard.press('End');
  const name = path.at(-1);
  // The capacity must be larger than the other numbers.
  const number = name === 'capacity' ? '2' : '1';
  const defaultText = schema.type === 'string' ? `Ours, ${name}`.padEnd(minLength, '.') : number;
  const text = FORMAT_TEXTS[format] ?? defaultText;
  return ['date', 'time'].includes(format) ? input.pressSequentially(text) : type(input, text);
}

const folder = mkdtempSync(join(SCRATCH, 'edit-'));
const root = join(folder, 'content');
let editor: Awaited<ReturnType<typeof startEditor>>;
test.beforeAll(async () => {
  cpSync('tests/fixtures/content', root, { recursive: true });
  editor = await startEditor({ root, port: 0, getPreviewUrl: () => undefined });
});
test.afterAll(() => {
  editor.server.close();
  rmSync(folder, { recursive: true });
});

test('adds an entry to each outermost list of each kind of form by keyboard', async ({ page }) => {
  test.slow();
  const files = readFiles(root);
  const entries = listFiles(files).flatMap(({ entries }) => entries);
  // In reverse order the Map keeps the first file of each kind. The first legal text is a draft, which needs no new date.
  const filesByKind = new Map(entries.reverse().map(({ file }) => [patternOf(file), file]));
  await page.goto(editor.url);
  await type(page.getByRole('textbox', { name: 'Your name' }), 'Leela Gaikwad');
  let listCount = 0;
  for (const file of filesByKind.values()) {
    const fileSchema = buildSchema(file, files) ?? {};
    for (const path of findLists(fileSchema)) {
      await page.evaluate((hash) => location.assign(hash), `#${file}:${path.join('.')}`);
      const toggle = elementAt(page, ...path);
      await expect(toggle, `expected the focus on ${file}: ${path.join('.')}`).toBeFocused();
      const list = page.locator('fieldset', { has: page.locator(':scope > .row', { has: toggle }) });
      const add = list.locator(':scope > .fold-fields > button');
      // A list of a fixed length, such as the four focus areas, has no button.
      if ((await add.count()) === 0) continue;
      const count = await list.locator(':scope > .fold-fields > ol > li').count();
      const { items = {}, minItems = 0 } = schemaAt(fileSchema, path);
      for (let n = count; n < Math.max(count + 1, minItems); n += 1) {
        await add.press('Enter');
        await expect(elementAt(page, ...path, n), 'expected the focus on the new entry').toBeFocused();
        for (const field of listFields(items, [...path, n])) {
          const group = elementAt(page, ...field.path.slice(0, -1));
          if ((await group.getAttribute('aria-expanded')) === 'false') await group.press('Enter');
          await typeValue(page, field);
        }
      }
      await page.keyboard.press('Control+s');
      const status = page.locator('.save-bar [role="status"]');
      await expect(status, `${file}: ${path.join('.')}`).toHaveText('Saved.');
      listCount += 1;
    }
  }
  expect(listCount).toBeGreaterThan(12);
});
