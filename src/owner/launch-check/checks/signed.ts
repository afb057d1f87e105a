import { placeOf, type Text } from '../../../content/reading/written.ts';
import { count, dayInWords, daysBetween, type Item, quoted } from '../item.ts';
import { type Check, copyOf, type Look } from '../look.ts';
import { endOf } from '../signed-address.ts';

/** With fewer days left a new address is wanted. */
export const DAYS_NEEDED = 30;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Every signed address in the content, with its end. */
export function signedAddresses(look: Look) {
  return copyOf(look).flatMap((text: Text) =>
    [...text.value.matchAll(/https:\/\/[^\s"'<>)\]]+/g)].flatMap(([url]) => {
      const end = endOf(url);
      return end
        ? [{ text, url, store: end.store, end: typeof end.at === 'number' ? dayOf(end.at) : end.at }]
        : [];
    }),
  );
}

/** Addresses of pictures and files that stop to work on a day, or may be withdrawn on any. */
export const signed: Check = (look) =>
  signedAddresses(look).flatMap(({ text, url, store, end }): Item[] => {
    const line = look.written.lineOf(text, url);
    const item = { ...placeOf(text), line, found: quoted(url), said: url, words: url };
    const lasting =
      'Save the picture beside the file, as kabir.jpg for kabir.yaml, and write that name: it never ends. Or write an address that is not signed.';
    if (end === 'never')
      return [
        {
          ...item,
          why: `An address with a secret of ${store} in it: it names no end, but stops on the day on which the secret is withdrawn.`,
          todo: lasting,
          blocks: false,
          keep: 'offer',
        },
      ];
    if (end === 'unknown')
      return [
        {
          ...item,
          why: `An address signed by ${store}: it ends on a day that cannot be read from it.`,
          todo: lasting,
          blocks: false,
          keep: 'offer',
        },
      ];
    const days = daysBetween(look.today, end);
    if (days >= DAYS_NEEDED) return [];
    const when =
      days < 0
        ? `ended on ${dayInWords(end)}, ${count(-days, 'day')} ago`
        : `ends on ${dayInWords(end)}, ${days === 0 ? 'today' : `in ${count(days, 'day')}`}`;
    return [
      {
        ...item,
        why: `An address signed by ${store}: it ${when}.`,
        todo: lasting,
        blocks: true,
      },
    ];
  });
