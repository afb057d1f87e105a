import type { Text, Written } from '../../../content/reading/written.ts';
import type { Finding } from '../item.ts';
import { EMAIL, PHONE } from './placeholders.ts';

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** The company's e-mail address and numbers typed by hand: copies go out of date. Others are somebody else's. */
export function contactDetails({ sources }: Written): (text: Text) => Finding | undefined {
  const company = Object(sources.get('company.yaml')?.data) as Record<string, unknown>;
  const numbers = [company['phone'], company['whatsapp']].flatMap((number) => {
    const national = digitsOf(String(number ?? '')).slice(-10);
    return national ? [national] : [];
  });
  const isOwn = (number: string) => numbers.some((own) => digitsOf(number).includes(own));
  return ({ file, value }) => {
    if (file === 'company.yaml') return undefined;
    const email = value.match(EMAIL)?.find((one) => one === company['email']);
    const words = email ?? value.match(PHONE)?.find(isOwn);
    if (words === undefined) return undefined;
    const [name, what] = email ? ['{email}', 'e-mail address'] : ['{phone}', 'phone number'];
    const why = `Your ${what}, typed by hand: it will not change with company.yaml.`;
    return { code: 'contact', words, why, todo: `Write ${name}.`, blocks: false };
  };
}

/** A plus sign in the company's address: some mail programs that a link opens write to another. */
export function plusInEmail({ file, path, value }: Text): Finding | undefined {
  if (file !== 'company.yaml' || path[0] !== 'email' || !value.includes('+')) return undefined;
  return {
    code: 'contact',
    words: value,
    why: 'Some mail programs misread the plus sign when they open a link: Sylpheed makes it a space, aerc %2B.',
    todo: 'Use an address without a plus sign, which your provider can forward.',
    blocks: false,
  };
}
