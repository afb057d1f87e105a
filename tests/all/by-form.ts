/** Another company, made in the form: by the requests that its page sends, each as small as what a person does. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, vi } from 'vitest';
import { type Files, filesOnDisk } from '../../src/content/files.ts';
import { LEGAL, versionFile } from '../../src/content/legal/versions.ts';
import { valuesWithBody } from '../../src/content/values.ts';
import { alike, isOneOfMany, KINDS, type Kind } from '../../src/owner/edit/files/new-file.ts';
import { photograph } from './form.ts';

type Values = Record<string, unknown>;

/** The client of the form's page, in as much of a browser as it needs. */
async function clientAt(url: string) {
  vi.unstubAllGlobals();
  const { origin } = new URL(url);
  const own = globalThis.fetch;
  vi.stubGlobal('location', new URL(url));
  vi.stubGlobal('history', { replaceState: () => {} });
  vi.stubGlobal('sessionStorage', { setItem: () => {} });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    own(origin + path, { ...init, headers: { ...init.headers, origin } }),
  );
  vi.resetModules();
  return (await import('../../src/owner/edit/browser/api.ts')).api;
}

const kindOf = (file: string) => file.split('/')[0] as Kind;
/** The order of people, services and products: the form writes it itself. */
const placed = (file: string): string => (isOneOfMany(file) ? KINDS[kindOf(file)].number : '');

/** A file's data without that number. */
function saidIn(file: string, text = ''): Values {
  const { [placed(file)]: _, ...said } = valuesWithBody(file, text);
  return said;
}

/** All people, or services, in order. */
const inOrder = (files: Files, kind: Kind) => alike(files, KINDS[kind].file('x'));

const BY = 'Leela Gaikwad';
const isText = (file: string) => /\.(yaml|md)$/.test(file) && !/^legal\/.+\/|^reviewed\.yaml$/.test(file);
const MARK = 'mark.svg';

/** Brings a folder to the wanted content, and marks the unchanged files as read. */
export async function makeByForm({ url, root, wanted }: { url: string; root: string; wanted: Files }) {
  const api = await clientAt(url);
  // The sample's texts bind nobody here: what was in force begins as a draft.
  rmSync(join(root, 'legal/versions'), { recursive: true, force: true });
  const before = filesOnDisk(root);
  const add = async (file: string) => {
    const kind = kindOf(file);
    const number = placed(file);
    const { data: blank } = await api.blank(kind);
    const { image, ...said } = saidIn(file, wanted[file]);
    const [, address] = /^services\/(.+)\.md$/.exec(file) ?? [];
    const chosen = image ? (await api.photograph(new Blob([new Uint8Array(await photograph())]))).image : '';
    const own = { ...(address && { address }), ...(chosen && { image: chosen }) };
    await api.create({ kind, data: { ...said, [number]: blank[number], ...own }, by: BY });
  };
  const change = async (file: string) => {
    const is = saidIn(file, wanted[file]);
    const { hash = '', data: now } = await api.open(file);
    const number = placed(file);
    const data = number ? { ...is, [number]: now[number] } : is;
    const [, id] = LEGAL.exec(file) ?? [];
    const isPublished = id !== undefined && versionFile(id, String(is['updated'])) in wanted;
    return api.save({ file, hash, data, by: BY, isPublished });
  };
  // The mark is a file of its own, copied into the folder.
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
  for (const kind of ['team', 'services'] as const)
    for (const [i, file] of inOrder(wanted, kind).entries())
      while (inOrder(filesOnDisk(root), kind).indexOf(file) > i) await api.move(file, -1);
  const { 'reviewed.yaml': _, ...made } = filesOnDisk(root);
  expect(Object.keys(made).sort()).toEqual(
    Object.keys(wanted)
      .filter((one) => one !== 'reviewed.yaml')
      .sort(),
  );
  for (const file of Object.keys(made))
    expect(saidIn(file, made[file]), file).toEqual(saidIn(file, wanted[file]));
  for (const kind of ['team', 'services'] as const)
    expect(inOrder(made, kind)).toEqual(inOrder(wanted, kind));
  expect((await api.todos()).delivered).toEqual([]);
}
