import type { Text, Written } from '../../../content/reading/written.ts';
import type { Finding } from '../item.ts';
import { EMAIL, PHONE } from './placeholders.ts';

const digitsOf = (number: string) => number.replace(/\D/g, '').slice(-10);
const domainOf = (address: string) =>
  address
    .replace(/^.*[@/]/, '')
    .replace(/^www\./, '')
    .toLowerCase();

/** E-mail addresses and numbers typed by hand: others than in company.yaml, or copies, which go out of date. */
export function contactDetails({ sources }: Written): (text: Text) => Finding | undefined {
  const company = Object(sources.get('company.yaml')?.data) as Record<string, unknown>;
  const own = (...fields: string[]) => fields.map((field) => String(company[field] ?? ''));
  return ({ file, value }) => {
    const [email] = value.match(EMAIL) ?? [];
    const [words = email] = email ? [email] : (value.match(PHONE) ?? []);
    if (file === 'company.yaml' || words === undefined) return undefined;
    const isOwn = email
      ? own('email').includes(email)
      : own('phone', 'whatsapp').map(digitsOf).includes(digitsOf(words));
    // A company may have several addresses at its own domain.
    if (email && !isOwn && own('email', 'address').map(domainOf).includes(domainOf(email))) return undefined;
    const [name, what] = email ? ['{email}', 'e-mail address'] : ['{phone}', 'phone number'];
    const why = isOwn
      ? `Your ${what}, typed by hand: it will not change with company.yaml.`
      : `Not the ${what} of company.yaml.`;
    const todo = isOwn ? `Write ${name}.` : `Write ${name}, unless you mean another one.`;
    return { code: 'contact', words, why, todo, blocks: false };
  };
}
