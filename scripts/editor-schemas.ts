/**
 * `npm run schemas`: writes what editors need to complete and explain the files of `content/`: a JSON schema for each
 * kind of file, made from the zod schemas that the build checks it with, and VS Code's settings that name them.
 * `npm run check` fails while they are not current.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentSchemas } from '../src/schemas/files.ts';

const FOLDER = '.vscode/schemas';
const SETTINGS = '.vscode/settings.json';

const nameOf = (pattern: string) =>
  `${pattern
    .replace(/\.(yaml|md)$/, '')
    .replaceAll('/', '-')
    .replaceAll('*', 'one')}.json`;
const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The files by their paths: the schemas, and the settings. */
export function editorFiles(): Map<string, string> {
  const all = Object.entries(contentSchemas());
  const files = new Map(
    all.map(([pattern, schema]) => [
      `${FOLDER}/${nameOf(pattern)}`,
      asText(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ]),
  );
  const isYaml = ([pattern]: [string, unknown]) => pattern.endsWith('.yaml');
  files.set(
    SETTINGS,
    asText({
      'editor.formatOnSave': true,
      '[javascript][typescript][typescriptreact][css][json][jsonc]': {
        'editor.defaultFormatter': 'biomejs.biome',
      },
      'yaml.schemas': Object.fromEntries(
        all.filter(isYaml).map(([pattern]) => [`${FOLDER}/${nameOf(pattern)}`, `content/${pattern}`]),
      ),
    }),
  );
  return files;
}

if (import.meta.main) {
  const files = editorFiles();
  if (process.argv.includes('--check')) {
    const stale = [...files].filter(([path, text]) => {
      try {
        return readFileSync(path, 'utf8') !== text;
      } catch {
        return true;
      }
    });
    if (stale.length > 0) {
      console.error(
        `${stale.map(([path]) => path).join(', ')}: not what the schemas say now. Run \`npm run schemas\` and commit them.`,
      );
      process.exitCode = 1;
    } else console.log(`${files.size} files for editors are current.`);
  } else {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    for (const [path, text] of files) writeFileSync(join(path), text);
    console.log(`${files.size} files written for editors.`);
  }
}
