/** Another company, made in the form: by the requests that its page sends, each as small as what a person does there. */
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { type Files, filesOnDisk } from '../../src/content/files.ts';
import { frontMatterOf } from '../../src/content/front-matter.ts';
import type { Path } from '../../src/content/problems.ts';
import type { Todo } from '../../src/owner/edit/browser/api.ts';
import { type Kind, valuesOf } from '../../src/owner/edit/catalogue.ts';
import { MARK } from '../../src/owner/edit/form/names.ts';
import type { Change } from '../../src/owner/edit/yaml/change.ts';

type Values = Record<string, unknown>;

/** The client of the form's page, in as much of a browser as it needs. */
async function clientAt(url: string) {
  vi.unstubAllGlobals();
  const { origin } = new URL(url);
  const own = globalThis.fetch;
  const browser = {
    location: new URL(url),
    history: { replaceState: () => {} },
    sessionStorage: { setItem: () => {} },
    addEventListener: () => {},
    fetch: (path: string, init: RequestInit) =>
      own(origin + path, { ...init, headers: { ...init.headers, origin } }),
  };
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  vi.resetModules();
  return (await import('../../src/owner/edit/browser/api.ts')).api;
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is done in the fields until they say something else: typed, added, removed, and put in another place. */
function changesTo(was: unknown, is: unknown, path: Path = []): Change[] {
  if (isDeepStrictEqual(was, is)) return [];
  if (isGroup(was) && isGroup(is))
    return [
      ...Object.entries(is).flatMap(([key, value]) => changesTo(was[key], value, [...path, key])),
      ...Object.keys(was).flatMap((key): Change[] =>
        key in is ? [] : [{ kind: 'remove', path: [...path, key] }],
      ),
    ];
  if (!Array.isArray(was) || !Array.isArray(is)) return [{ kind: 'set', path, value: is }];
  const now: unknown[] = [...was];
  const changes = is.flatMap((value, i): Change[] => {
    const { id } = Object(value);
    const from = id === undefined ? i : now.findIndex((one) => Object(one).id === id);
    if (from < 0 || from >= now.length) {
      now.splice(i, 0, value);
      return [{ kind: 'insert', path, at: i, value }];
    }
    now.splice(i, 0, ...now.splice(from, 1));
    const move: Change[] = from === i ? [] : [{ kind: 'move', path, from, to: i }];
    return [...move, ...changesTo(now[i], value, [...path, i])];
  });
  const surplus = now.slice(is.length).map((): Change => ({ kind: 'remove', path: [...path, is.length] }));
  return [...changes, ...surplus];
}

/** The number by which people, services and products stand: nobody types it. */
const placed = (file: string) =>
  file.startsWith('team/') ? 'id' : /^services\/|\/card\.yaml$/.test(file) ? 'order' : '';

/** What a file says, without the number that the form writes by itself. */
function saidIn(file: string, text = '') {
  const { [placed(file)]: _, ...data } = valuesOf(file, text);
  const body = text.slice(frontMatterOf(text)?.bodyAt).trim();
  return { data, ...(file.endsWith('.md') ? { body } : {}) };
}

/** Everybody, or all services, as they stand one after the other. */
const inOrder = (files: Files, kind: string): string[] => {
  const rank = (file: string) => Number(valuesOf(file, files[file] ?? '')[placed(file)]);
  return Object.keys(files)
    .filter((file) => kindOf(file) === kind && isText(file))
    .sort((a, b) => rank(a) - rank(b));
};

const BY = 'Leela Gaikwad';
const kindOf = (file: string) => file.split('/')[0] as Kind;
const isText = (file: string) => /\.(yaml|md)$/.test(file) && !/^legal\/.+\/|^reviewed\.yaml$/.test(file);

/** Makes a folder say what is wanted, no more and no less, and signs what is left then. */
export async function makeByForm({ url, root, wanted }: { url: string; root: string; wanted: Files }) {
  const api = await clientAt(url);
  const before = filesOnDisk(root);
  const photograph = async () => {
    const picture = { width: 1200, height: 900, channels: 3, background: '#2a6' } as const;
    const bytes = await sharp({ create: picture }).jpeg().toBuffer();
    const { id } = await api.photograph(new Blob([new Uint8Array(bytes)]));
    return { id, square: { left: 0.1, top: 0, width: 0.75, height: 1 } };
  };
  const add = async (file: string) => {
    const like = Object.keys(before).find((one) => kindOf(one) === kindOf(file) && !file.startsWith('team/'));
    const blank = await api.blank(kindOf(file), like);
    const { data, body = '' } = saidIn(file, wanted[file]);
    const number = placed(file);
    const { image, ...values } = { ...data, [number]: blank.data[number] } as Values;
    const stem = /^services\/(.+)\.md$/.exec(file)?.[1];
    await api.create(kindOf(file), stem, values, body, image ? await photograph() : undefined);
  };
  const change = async (file: string) => {
    const [was, is] = [saidIn(file, before[file]), saidIn(file, wanted[file])];
    let { hash } = await api.open(file);
    const save = async (changes: Change[], renewal?: { date: string }) => {
      ({ hash } = await api.save(file, hash, changes, undefined, renewal));
    };
    const changes: Change[] = is.body === was.body ? [] : [{ kind: 'body', text: is.body ?? '' }];
    const { draft, updated } = was.data;
    if (!file.startsWith('legal/') || changes.length === 0) changes.push(...changesTo(was.data, is.data));
    else {
      // The sample's texts bind nobody here: what was in force begins as a draft.
      if (draft === false) await save([{ kind: 'set', path: ['draft'], value: true }]);
      changes.push(...changesTo(was.data, { ...is.data, draft, updated }));
      return save(changes, { date: String(is.data['updated']) });
    }
    if (changes.length > 0) await save(changes);
  };
  if (wanted[MARK] !== before[MARK]) await api.saveMark(wanted[MARK] ?? '');
  const files = Object.keys(wanted).filter(isText);
  for (const file of files.filter((one) => !(one in before))) await add(file);
  for (const file of files.filter((one) => one in before)) await change(file);
  for (const file of Object.keys(before).filter((one) => isText(one) && !(one in wanted)))
    await api.remove(file);
  for (const kind of ['team', 'services']) {
    const asOf = (all: Files) => inOrder(all, kind);
    for (const [i, file] of asOf(wanted).entries())
      while (asOf(filesOnDisk(root)).indexOf(file) > i) await api.move(file, -1);
  }
  const { parts } = await api.todos();
  const items: Todo[] = parts.flatMap(({ pages }) => pages.flatMap(({ causes }) => causes.flat()));
  await api.sign(
    items.filter(({ may }) => may),
    BY,
  );
  const made = filesOnDisk(root);
  expect(Object.keys(made).sort()).toEqual(Object.keys(wanted).sort());
  for (const file of Object.keys(wanted).filter((one) => one !== 'reviewed.yaml'))
    expect(saidIn(file, made[file]), file).toEqual(saidIn(file, wanted[file]));
  for (const kind of ['team', 'services']) expect(inOrder(made, kind)).toEqual(inOrder(wanted, kind));
}
