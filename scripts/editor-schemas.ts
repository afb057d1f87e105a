/**
 * `npm run schemas`: writes a JSON schema for each kind of YAML file in `content/`, and VS Code's setting that names them, so
 * that editors complete and explain the fields. Git ignores both; set-up, `npm run check` and `npm run fix` write them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { contentSchemas } from '../src/content/schemas/content-schemas.ts';

const FOLDER = '.vscode/schemas';
const SETTINGS = '.vscode/settings.json';

const DEFAULT_SETTINGS = {
  'editor.formatOnSave': true,
  '[javascript][typescript][typescriptreact][css][json][jsonc]': {
    'editor.defaultFormatter': 'biomejs.biome',
  },
};

/** Returns the developer's settings, or defaults. Undefined if they have comments, which this program would lose. */
function readSettings(): object | undefined {
  if (!existsSync(SETTINGS)) return DEFAULT_SETTINGS;
  try {
    return JSON.parse(readFileSync(SETTINGS, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the path of a JSON schema: `.vscode/schemas/team-one.json` for `team/*.yaml`. */
const schemaPath = (pattern: string) =>
  `${FOLDER}/${pattern.replace('.yaml', '.json').replaceAll('/', '-').replaceAll('*', 'one')}`;
const write = (path: string, value: unknown) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
// Editors read no schema for a Markdown file's front matter.
const schemas = Object.entries(contentSchemas()).filter(([pattern]) => pattern.endsWith('.yaml'));
for (const [pattern, schema] of schemas)
  write(schemaPath(pattern), z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
const yamlSchemas = Object.fromEntries(
  schemas.map(([pattern]) => [schemaPath(pattern), `content/${pattern}`]),
);
const settings = readSettings();
const { 'yaml.schemas': oldSchemas = {}, ...others } = (settings ?? {}) as { 'yaml.schemas'?: object };
// The developer's own entries stay.
const ownSchemas = Object.entries(oldSchemas).filter(([path]) => !path.startsWith(FOLDER));
if (settings)
  write(SETTINGS, { ...others, 'yaml.schemas': { ...Object.fromEntries(ownSchemas), ...yamlSchemas } });
