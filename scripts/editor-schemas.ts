/**
 * `npm run schemas`: writes what editors need to complete and explain the files of `content/`: a JSON schema for each
 * kind of file, made from the zod schemas that the build checks it with, and the setting of VS Code that names them.
 * Git ignores both; the set-up writes them after an installation, and so does `npm run check`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { contentSchemas } from '../src/content/schemas/files.ts';

const FOLDER = '.vscode/schemas';
const SETTINGS = '.vscode/settings.json';

const DEFAULTS = {
  'editor.formatOnSave': true,
  '[javascript][typescript][typescriptreact][css][json][jsonc]': {
    'editor.defaultFormatter': 'biomejs.biome',
  },
};

/** The developer's own settings, in which only the list of schemas changes. */
function settings(): object {
  try {
    return JSON.parse(readFileSync(SETTINGS, 'utf8'));
  } catch {
    return DEFAULTS;
  }
}

const fileOf = (pattern: string) =>
  `${FOLDER}/${pattern.replace('.yaml', '.json').replaceAll('/', '-').replaceAll('*', 'one')}`;
const write = (path: string, value: unknown) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
// Editors read no schema for the head of a Markdown file.
const schemas = Object.entries(contentSchemas()).filter(([pattern]) => pattern.endsWith('.yaml'));
for (const [pattern, schema] of schemas)
  write(fileOf(pattern), z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
const named = Object.fromEntries(schemas.map(([pattern]) => [fileOf(pattern), `content/${pattern}`]));
write(SETTINGS, { ...settings(), 'yaml.schemas': named });
