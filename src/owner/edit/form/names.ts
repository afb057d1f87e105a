/** A field's name in words: `pageTitle` becomes "Page title". A label of words.yaml is in words already. */
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
  };
  if (known[name]) return known[name];
  if (/[^\w-]/.test(name)) return name;
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name for a file or an anchor, made of words: small letters, digits and hyphens. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '');

/** The initials shown for a person without a picture: the first letter of each name, three at most. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => /\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '')
    .filter(Boolean)
    .slice(0, 3)
    .join('');
