import type { Text } from '../../../content/reading/written.ts';
import { NETWORKS } from '../../../content/schemas/company.ts';
import type { Finding } from '../item.ts';

/** Hosts that RFC 2606 and RFC 6761 reserve, in a web or e-mail address. */
const RESERVED_HOST =
  /(?:\/\/|\bwww\.|\w@)(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid|local(?:host)?)(?![\w-]|\.\w)/i;

/** Nothing but zeros after a country code, as in the sample. */
const RESERVED_NUMBER = /\+\d{1,3}(?:[ -]?0){6,}(?!\d)/;

const FRONT_PAGE = new RegExp(
  String.raw`^(?:https?://)?(?:\w+\.)?(?:${NETWORKS.join('|')})\.com/?(?:(?:in|company)/?)?$`,
  'i',
);

/** Addresses and numbers that certainly reach nobody. */
export function leadsNowhere({ isLink, value }: Text): Finding | undefined {
  const finding = (words: string, why: string): Finding => ({
    ...{ code: 'placeholder', words, why, blocks: true },
    todo: 'Write one of your own that reaches somebody, or delete it.',
  });
  if (isLink && /^\/?#?$/.test(value)) return finding(value, 'A link that leads nowhere.');
  if (FRONT_PAGE.test(value)) return finding(value, 'Leads to a network’s front page, not to a profile.');
  const [host] = RESERVED_HOST.exec(value) ?? [];
  if (host) return finding(host, 'An address that is reserved for examples and tests.');
  const [number] = RESERVED_NUMBER.exec(value) ?? [];
  return number ? finding(number, 'A phone number of zeros.') : undefined;
}
