/** `pageTitle` becomes "Page title". A label of words.yaml is in words already. */
export function inWords(name: string): string {
  const known: Record<string, string> = {
    linkedin: 'LinkedIn',
    whatsapp: 'WhatsApp',
    id: 'Id',
    email: 'E-mail',
    alt: 'What the picture shows',
    url: 'Web address',
    claim: 'Fact',
    claims: 'Facts',
    leads: 'Shown under Leadership, beside the founder',
    untilNumber: 'Only until there is a registration number',
    settled: 'Our counsel has settled it',
    held: 'It is kept; without a tick it is never collected',
    plainWords: 'Each clause begins with its plain words, as a quotation',
    renewal: 'Its version',
    changed: 'What has changed',
  };
  if (known[name]) return known[name];
  if (/[^\w-]/.test(name)) return name;
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A file's name ends with a whole word, unless there is only one. */
const MOST_LETTERS = 50;
const ENDS_WITH_A_WORD = /^.{1,50}(?=-)/;

/** A name for a file or an anchor: small letters, digits and hyphens. */
export function slugOf(words: string): string {
  const slug = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return slug.length > MOST_LETTERS
    ? (ENDS_WITH_A_WORD.exec(slug)?.[0] ?? slug.slice(0, MOST_LETTERS))
    : slug;
}

/** The first letter of each name, at most three. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => /\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '')
    .filter(Boolean)
    .slice(0, 3)
    .join('');
