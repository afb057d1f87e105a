type Drawn = { done: readonly number[]; toCome: readonly number[]; now?: number | undefined };

/** What of a key is to be seen in some bars: no more than that belongs in their legend. */
export function kindsOf(all: readonly Drawn[]): ReadonlySet<'served' | 'live' | 'due'> {
  const kinds = new Set<'served' | 'live' | 'due'>();
  for (const { done, toCome, now } of all) {
    for (const [i, value] of done.entries()) if (value > 0) kinds.add(i === now ? 'live' : 'served');
    if (toCome.some((value) => value > 0)) kinds.add('due');
  }
  return kinds;
}
