import { useEffect, useState } from 'react';
import { initialsOf, slugOf } from '../form/names.ts';
import { applied, type Change } from '../yaml/change.ts';
import type { Values } from './api.ts';
import { bringBack, type Draft, forget, keep } from './kept.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Adds a change to those before it; letters typed one after the other are one change, whatever follows from each. */
function merged(changes: readonly Change[], change: Change): Change[] {
  const first = changes.findLastIndex((one) =>
    one.kind === 'set' && change.kind === 'set'
      ? same(one.path, change.path)
      : one.kind === 'body' && change.kind === 'body',
  );
  const isBeside = (one: Change) =>
    one.kind === 'set' && change.kind === 'set' && one.path.length === change.path.length;
  const isOne = first >= 0 && changes.slice(first + 1).every(isBeside);
  return [...changes.filter((_, i) => !isOne || i !== first), change];
}

const read = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Values | undefined)?.[key as string], data);

/** What follows from a change by itself, unless it was typed: a new entry's id from its title, initials from the name. */
function following(before: Values, change: Change, known: string): Change[] {
  if (change.kind !== 'set' || typeof change.value !== 'string') return [];
  const above = change.path.slice(0, -1);
  const field = change.path.at(-1);
  const group = read(before, above) as Values | undefined;
  const was = String(group?.[field as string] ?? '');
  const { id, initials } = group ?? {};
  // Once saved an id is an anchor, to which others link. A copy's has a number behind it.
  const isMade = (one: string) =>
    !known.includes(JSON.stringify(one)) && one.replace(/-\d+$/, '') === slugOf(was);
  if ((field === 'title' || field === 'question') && typeof id === 'string' && (id === '' || isMade(id)))
    return [{ kind: 'set', path: [...above, 'id'], value: slugOf(change.value) }];
  if (field === 'name' && (initials === '' || initials === initialsOf(was)))
    return [{ kind: 'set', path: [...above, 'initials'], value: initialsOf(change.value) }];
  return [];
}

/** The state of a form: what is in it, what has changed, and how to change it. @param name by which it is kept */
export function useDraft(name: string, hash: string, data: Values, body: string | undefined) {
  const fresh = { from: data, data, body, changes: [] };
  const [kept] = useState(() => bringBack(name, hash, fresh));
  const [draft, setDraft] = useState<Draft>(kept?.draft ?? fresh);
  const known = JSON.stringify(data);
  // What has been saved is where the next changes begin.
  useEffect(
    () => setDraft((now) => (now.from === data ? now : { from: data, data, body, changes: [] })),
    [data, body],
  );
  const change = (one: Change) =>
    setDraft((now) =>
      [one, ...following(now.data, one, known)].reduce<Draft>(
        (draft, step) => ({
          from: now.from,
          data: applied(draft.data, step) as Values,
          body: step.kind === 'body' ? step.text : draft.body,
          changes: merged(draft.changes, step),
        }),
        now,
      ),
    );
  const isChanged = !same(draft.data, data) || draft.body !== body;
  useEffect(() => {
    if (isChanged) keep(name, hash, draft);
    else forget(name);
  }, [name, hash, draft, isChanged]);
  return { draft, change, isChanged, greeting: kept?.said ?? '', reset: () => setDraft(fresh) };
}
