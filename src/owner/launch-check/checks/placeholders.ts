import type { Text } from '../../../content/reading/written.ts';
import { isFrontPage, isSampleEmail, isSamplePhone, NETWORKS } from '../../../content/schemas/company.ts';
import { plainAddress } from '../../../content/schemas/text.ts';
import type { Finding } from '../item.ts';

/** Without the full stop after an address. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)].map(([one]) => one.replace(/[.,;:!?]+$/, ''));

const isNetwork = ({ hostname }: URL) =>
  NETWORKS.some((name) => new RegExp(`(^|\\.)${name}\\.com$`).test(hostname));

/** Such as yourcompany.com. */
const TEMPLATE_HOST = /(?:^|\.)(?:your|my)-?(?:company|domain|e?mail|(?:web)?site)\.[a-z.]+$/i;

/** Why an address leads to nobody; undefined if it may lead to somebody. */
function reasonFor(address: string): string | undefined {
  const url = URL.parse(plainAddress(address));
  if (!url) return undefined;
  if (/(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local)$|^127\./.test(url.hostname))
    return 'An address reserved for examples and tests: it leads nowhere.';
  if (TEMPLATE_HOST.test(url.hostname)) return 'The address of a template.';
  const isFolder = /^\/(?:in|company|channel|user|feed|home)?\/?$/.test(url.pathname);
  return isNetwork(url) && (isFrontPage(address) || isFolder)
    ? 'Leads to a network’s front page, not to a profile.'
    : undefined;
}

export function placeholderLink({ isLink, value }: Text): Finding | undefined {
  const todo = 'Write the address of your own page, or delete the link.';
  const nowhere = { code: 'placeholder', todo, blocks: true } as const;
  if (isLink && /^\/?#$/.test(value)) return { ...nowhere, words: value, why: 'A link that leads nowhere.' };
  const words = [...addressesIn(value), ...(value.match(/(?<!\/)\bwww\.[\w.-]+\w/g) ?? [])].find(reasonFor);
  return words ? { ...nowhere, words, why: reasonFor(words) ?? '' } : undefined;
}

/** Query parameters that sign an address or say when it expires. */
const EXPIRING =
  /[?&](?:x-(?:amz|goog)-\w+|(?:aws|oss)accesskeyid|googleaccessid|expires?(?:_at)?|expiry|exp|se|sig|signature|token|hdn[a-z]+|policy|oe|ex|e)=/i;

/** The day is not read: every host writes it differently. */
export function expiring({ value }: Text): Finding | undefined {
  const words = addressesIn(value).find((address) => EXPIRING.test(address));
  if (!words) return undefined;
  const todo =
    'Save the picture beside the file, as kabir.jpg for kabir.yaml, and write that name: it never expires. Or write an address without a signature.';
  const why = 'An address that is signed or expires: one day it will stop working.';
  return { code: 'expires', words, why, todo, blocks: false };
}

/**
 * With its country code, or as Indian numbers are written. Brackets belong to it only around an area code: what follows
 * in brackets is the office's hours.
 */
export const PHONE =
  /\+\d{1,3}[\s-]?(?:\(\d{1,5}\)[\s-]?)?\d[\d\s-]{5,}\d|(?<![\d.,/₹-]|₹ |Rs\.? ?)(?:\(0\d{2,4}\)[\s-]?\d{3,4}[\s-]?\d{3,4}|0\d{2,4}[\s-]\d{3,4}[\s-]?\d{3,4}|[6-9]\d{4}[\s-]?\d{5}|12345[\s-]?67890|1800[\s-]\d{3}[\s-]\d{3,4})(?![\d.,/-]\d|\d)/g;
export const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Whether the first ten digits after +91 end a group: digits of the sentence may follow, such as 10 am. */
function hasTenDigits(number: string): boolean {
  const groups = number.replace(/^\+91[\s-]?(?:\(0\)|0(?=[1-9]))?/, '').split(/\D+/);
  const isTollFree = /^18[06]0/.test(groups.join(''));
  return isTollFree || groups.some((_, i) => groups.slice(0, i + 1).join('').length === 10);
}

/** Why a number reaches nobody; undefined if it may reach somebody. */
function faultOf(number: string): string | undefined {
  const digits = number.replace(/\D/g, '');
  if (isSamplePhone(number) || /(\d)\1{6}|9876543210|1234567890/.test(digits))
    return 'A placeholder for a number.';
  return number.startsWith('+91') && !hasTenDigits(number)
    ? 'An Indian number has ten digits after +91; this one has not.'
    : undefined;
}

/** Of a template: you@company.com, your.name@gmail.com. */
const isTemplate = (email: string) =>
  /^your[._-]?(?:name|e?mail|id)@|^(?:test|abc|xyz)@(?:test|abc|xyz)\.com$|@(?:company|domain|e?mail|website)\.(?:com|org|in|co\.in)$/i.test(
    email,
  ) || TEMPLATE_HOST.test(email.replace(/^.*@/, ''));

/** An e-mail address or a number that reaches nobody. */
export function nobodys({ value }: Text): Finding | undefined {
  const reaching = { code: 'placeholder', todo: 'Write one that reaches somebody.', blocks: true } as const;
  const email = value.match(EMAIL)?.find((one) => isSampleEmail(one) || isTemplate(one));
  if (email) return { ...reaching, words: email, why: 'An e-mail address reserved for examples.' };
  const number = value.match(PHONE)?.find(faultOf);
  const why = number && faultOf(number);
  return why ? { ...reaching, words: number, why } : undefined;
}
