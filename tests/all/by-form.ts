/** Another company, made in the form: by the requests that its page sends, each as small as what a person does there. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { type Files, filesOnDisk } from '../../src/content/files.ts';
import type { Kind } from '../../src/owner/edit/files/new-file.ts';
import { saidIn as readIn, valuesOf } from '../../src/owner/edit/yaml.ts';

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

/** The number by which people, services and products stand: nobody types it. */
const placed = (file: string) =>
  file.startsWith('team/') ? 'id' : /^services\/|\/card\.yaml$/.test(file) ? 'order' : '';

/** What a file says, without the number that the form writes by itself. */
function saidIn(file: string, text = ''): Values {
  const { [placed(file)]: _, ...said } = readIn(file, text);
  return said;
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
const MARK = 'mark.svg';

/** Makes a folder say what is wanted, no more and no less, and says of what stays that it is read. */
export async function makeByForm({ url, root, wanted }: { url: string; root: string; wanted: Files }) {
  const api = await clientAt(url);
  const before = filesOnDisk(root);
  const photograph = async () => {
    const picture = { width: 1200, height: 900, channels: 3, background: '#2a6' } as const;
    const bytes = await sharp({ create: picture }).jpeg().toBuffer();
    return (await api.photograph(new Blob([new Uint8Array(bytes)]))).image;
  };
  const add = async (file: string) => {
    const kind = kindOf(file);
    const number = placed(file);
    const { data: blank } = await api.blank(kind);
    const { image, ...said } = saidIn(file, wanted[file]);
    const [, address] = /^services\/(.+)\.md$/.exec(file) ?? [];
    const own = { ...(address && { address }), ...(image ? { image: await photograph() } : {}) };
    await api.create({ kind, data: { ...said, [number]: blank[number], ...own }, by: BY });
  };
  const change = async (file: string) => {
    const [was, is] = [saidIn(file, before[file]), saidIn(file, wanted[file])];
    const { hash = '', data: now } = await api.open(file);
    const number = placed(file);
    const data = number ? { ...is, [number]: now[number] } : is;
    const save = (hash: string, more: Values, renewal?: { date: string }) =>
      api.save({ file, hash, data: { ...data, ...more }, by: BY, renewal });
    if (!file.startsWith('legal/') || is['body'] === was['body']) return save(hash, {});
    // The sample's texts bind nobody here: what was in force begins as a draft.
    const begun = was['draft'] === false ? await save(hash, { ...was, draft: true }) : { hash };
    const draft = { draft: true, updated: was['updated'] };
    return save(begun.hash ?? '', draft, { date: String(is['updated']) });
  };
  // The mark is a file of its own: it is put into the folder.
  if (wanted[MARK] !== before[MARK]) writeFileSync(join(root, MARK), wanted[MARK] ?? '');
  const files = Object.keys(wanted).filter(isText);
  for (const file of files.filter((one) => !(one in before))) await add(file);
  for (const file of files.filter((one) => one in before)) {
    const isSame = isDeepStrictEqual(saidIn(file, before[file]), saidIn(file, wanted[file]));
    if (isSame) await api.read(file, BY);
    else await change(file);
  }
  for (const file of Object.keys(before).filter((one) => isText(one) && !(one in wanted)))
    await api.remove(file);
  for (const kind of ['team', 'services']) {
    const asOf = (all: Files) => inOrder(all, kind);
    for (const [i, file] of asOf(wanted).entries())
      while (asOf(filesOnDisk(root)).indexOf(file) > i) await api.move(file, -1);
  }
  const { 'reviewed.yaml': _, ...made } = filesOnDisk(root);
  expect(Object.keys(made).sort()).toEqual(
    Object.keys(wanted)
      .filter((one) => one !== 'reviewed.yaml')
      .sort(),
  );
  for (const file of Object.keys(made))
    expect(saidIn(file, made[file]), file).toEqual(saidIn(file, wanted[file]));
  for (const kind of ['team', 'services']) expect(inOrder(made, kind)).toEqual(inOrder(wanted, kind));
  expect((await api.todos()).delivered).toEqual([]);
}
