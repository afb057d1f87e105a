import { placeOf, type Text } from '../../../content/reading/written.ts';
import { isFrontPage, NETWORKS } from '../../../content/schemas/company.ts';
import { around, type Item, quoted } from '../item.ts';
import { type Check, copyOf } from '../look.ts';

const hostsOfNetworks = new RegExp(
  `(?:^|\\.)(?:${[...NETWORKS, 'twitter', 'threads', 'medium', 'behance', 'dribbble'].join('|')})\\.com$|^(?:wa\\.me|t\\.me|youtu\\.be)$`,
);
/** A step of a path that stands for somebody's name. */
const SOMEBODY =
  /^@?(?:(?:your|my)[-_]?[a-z]*(?:[-_][a-z]+)*|user-?name|handle|example|sample|placeholder|company-?name|profile-?name|name-?here|x{3,}|todo)$/i;
const FILLER =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:TODO|TBD|TBC|TBA|FIXME|TKTK|XXX+)\b|\bx{3,}\b|\?{3,}|\b(?:asdf|qwerty)\w*|[[<(](?:insert|your|add|enter|fill in)\b[^\])>]*[\])>]|\b(?:dummy|placeholder|filler) (?:text|copy|words)\b|\b(?:insert|your) (?:\w+ )?(?:text|name|title|words) here\b|_{4,}|\bUDYAM-[A-Z]{2}-00-0{7}\b|\bUDYAM-XX\b/i;

/** Why an address leads to nobody; nothing if it may lead to somebody. */
function reasonFor(url: string): string | undefined {
  if (url === '#' || url === '/#' || /^javascript:/i.test(url)) return 'A link that leads nowhere.';
  if (!URL.canParse(url) || !/^https?:/.test(url)) return undefined;
  const { hostname, pathname, hash } = new URL(url);
  const isNetwork = hostsOfNetworks.test(hostname.replace(/^www\./, ''));
  if (
    isNetwork &&
    (isFrontPage(url) ||
      /^\/(?:in|company|school|channel|user|feed|home|explore|login|signup)?\/?$/.test(pathname))
  )
    return 'Leads to a network’s front page, not to a profile.';
  if (pathname.split('/').some((step) => SOMEBODY.test(step)))
    return 'The address still has a word in it that stands for a name.';
  return hash === '' && url.endsWith('#') ? 'A link that leads nowhere.' : undefined;
}

const addressesIn = ({ kind, value }: Text): string[] =>
  kind === 'link' || /^(?:https?:\/\/\S+|\/?#)$/.test(value.trim())
    ? [value.trim()]
    : [...value.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].map(([one]) => one.replace(/[.,;:!?]+$/, ''));

/** Links that stand for links. */
export const placeholderLinks: Check = (look) =>
  copyOf(look).flatMap((text): Item[] => {
    const url = addressesIn(text).find(reasonFor);
    const why = url && reasonFor(url);
    if (!url || !why) return [];
    const todo = 'Write the address of your own page, or delete the link.';
    return [{ ...placeOf(text), found: quoted(url), words: url, why, todo, blocks: true }];
  });

/** Words that were typed to fill a place, or to be replaced later. */
export const filler: Check = (look) =>
  copyOf(look)
    .filter(({ kind }) => kind !== 'link')
    .flatMap((text): Item[] => {
      const match = FILLER.exec(text.value);
      if (!match) return [];
      return [
        {
          ...placeOf(text),
          line: look.written.lineOf(text, match[0]),
          ...around(text.value, match.index, match[0].length),
          why: 'Words that fill a place, or a note that something is still to be written.',
          todo: 'Write the text, or delete it.',
          blocks: true,
        },
      ];
    });
