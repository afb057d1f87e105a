/** Each check gets one text, and returns only its first fault, because further ones usually follow from that. */
import type { SourceText } from '../../../content/reading/source-texts.ts';
import { NETWORKS } from '../../../content/schemas/company.ts';
import type { Finding, TextCheck } from '../item.ts';

/** Hosts that RFC 2606, RFC 6761 and RFC 6762 (`local`) reserve, in a web or e-mail address. */
const RESERVED_HOST =
  /(?:\/\/|\bwww\.|\w@)(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid|local(?:host)?)(?![\w-]|\.\w)/i;

/** A phone number of zeros after the country code, as in the sample. */
const RESERVED_NUMBER = /\+\d{1,3}(?:[ -]?0){6,}(?!\d)/;

/** The front page of a social network, or the address of a profile without the profile's name. */
const NETWORK_FRONT_PAGE = new RegExp(
  String.raw`^(?:https?://)?(?:\w+\.)?(?:${NETWORKS.join('|')})\.com/?(?:(?:in|company)/?)?$`,
  'i',
);

/** Finds addresses and numbers that are reserved or lead nowhere. */
export function findUnreachable({ isLink, value }: SourceText): Finding | undefined {
  const todo = 'Write one of your own that reaches somebody, or delete it.';
  const shared = { code: 'placeholder', todo, isBlocking: true };
  // An empty link, `#` or `/#`.
  if (isLink && /^(?:\/?#)?$/.test(value))
    return { ...shared, words: value, why: 'A link that leads nowhere.' };
  if (NETWORK_FRONT_PAGE.test(value))
    return { ...shared, words: value, why: 'Leads to a network’s front page, not to a profile.' };
  const [host] = RESERVED_HOST.exec(value) ?? [];
  if (host) return { ...shared, words: host, why: 'An address that is reserved for examples and tests.' };
  const [number] = RESERVED_NUMBER.exec(value) ?? [];
  return number ? { ...shared, words: number, why: 'A phone number of zeros.' } : undefined;
}

/** Brackets that are no link, blanks, notes and filler; `TODO` only in capitals, because `todo` is a Spanish word. */
const UNFINISHED_PATTERNS = [
  /\[[^\]]+\](?!\()|<(?!https?:|mailto:)[^\s=<>][^<>]*>|_{3,}/,
  /\b(?:TODO|TBD|TBA|TBC|FIXME|X{2,})\b/,
  /to be confirmed|lorem ipsum/i,
];

/** Brackets are no fault in the mark's SVG, nor in prepared messages, where a visitor replaces them. */
const mayHaveBrackets = ({ file, path }: SourceText) =>
  file === 'mark.svg' || (file === 'pages/contact.yaml' && path[0] === 'messages');

export function findUnfinished(text: SourceText): Finding | undefined {
  if (text.isLink || mayHaveBrackets(text)) return undefined;
  const words = UNFINISHED_PATTERNS.map((pattern) => pattern.exec(text.value)?.[0]).find(Boolean);
  const todo = 'Write the rest, or delete it. If it is as you want it, leave it.';
  const why = 'Brackets that are no link, a blank, filler, or a note to write it later.';
  return words ? { code: 'unfinished', words, why, todo, isBlocking: false } : undefined;
}

/** Finds a picture on another site whose address may be signed: a signed address stops working one day. */
export function findExpiring({ path, value }: SourceText): Finding | undefined {
  if (path.at(-1) !== 'image' || !value.includes('?')) return undefined;
  const why = 'The address of this picture has a query. Many of those are signed, and stop working one day.';
  const todo = 'Save the picture beside the file, as kabir.jpg for kabir.yaml, and write that name.';
  return { code: 'expires', words: value, why, todo, isBlocking: false };
}

const CONTACT = /^(?:email|whatsapp|phones,\d+,number)$/;
const TODO_BY_PATH: Record<string, string> = { email: 'Write {email}.', 'phones,0,number': 'Write {phone}.' };

/** Creates a check for copies of the company's e-mail address and numbers in other files: copies go out of date. */
export function createContactCheck(texts: readonly SourceText[]): TextCheck {
  const contacts = texts.filter(({ file, path }) => file === 'company.yaml' && CONTACT.test(path.join()));
  return ({ file, value }) => {
    const contact = contacts.find((contact) => value.includes(contact.value));
    if (!contact || file === 'company.yaml') return undefined;
    const path = contact.path.join();
    const why = `Your ${path === 'email' ? 'e-mail address' : 'number'}, typed by hand: it will not change with company.yaml.`;
    // WhatsApp and further phone numbers have no placeholder.
    const todo = TODO_BY_PATH[path] ?? 'Link to /contact instead, which shows the number.';
    return { code: 'contact', words: contact.value, why, todo, isBlocking: false };
  };
}
