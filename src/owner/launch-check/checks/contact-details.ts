import { placeOf } from '../../../content/reading/written.ts';
import { around, type Item } from '../item.ts';
import { type Check, copyOf } from '../look.ts';
import { PHONE } from './reserved.ts';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const digits = (number: string) => number.replace(/\D/g, '').replace(/^0+/, '').slice(-10);
const domainOf = (address: string) =>
  address
    .replace(/^.*[@/]/, '')
    .replace(/^www\./, '')
    .toLowerCase();

/** E-mail addresses and numbers typed by hand that are not those of company.yaml. */
export const contactDetails: Check = (look) => {
  const { written } = look;
  const company = Object(written.sources.get('company.yaml')?.data) as Record<string, string | undefined>;
  const { email = '', phone = '', whatsapp = '', address = '' } = company;
  const own = [domainOf(String(email)), domainOf(String(address))];
  const numbers = [phone, whatsapp].map((one) => digits(String(one)));
  return copyOf(look)
    .filter(({ file }) => file !== 'company.yaml')
    .flatMap((text): Item[] => {
      const items: Item[] = [];
      const add = (words: string, why: string, todo: string, blocks: boolean, keep: Item['keep']) =>
        items.push({
          ...placeOf(text),
          line: written.lineOf(text, words),
          ...around(text.value, text.value.indexOf(words), words.length),
          words,
          why,
          todo,
          blocks,
          keep,
        });
      const addresses = [...text.value.matchAll(EMAIL)].map(([one]) => one.replace(/\.$/, ''));
      const foreign = addresses.find((one) => !own.some((domain) => domainOf(one) === domain));
      const typed = addresses.find((one) => one.toLowerCase() === String(email).toLowerCase());
      if (foreign)
        add(
          foreign,
          `Another e-mail address than that of company.yaml (${email}).`,
          'Write {email}, or sign it as kept.',
          true,
          'advised',
        );
      else if (typed)
        add(
          typed,
          'Your e-mail address, typed by hand: it stays when company.yaml changes.',
          'Write {email}.',
          false,
          'offer',
        );
      const called = [...text.value.matchAll(PHONE)].map(([one]) => one);
      const other = called.find((one) => !numbers.includes(digits(one)));
      if (other)
        add(
          other,
          `Another phone number than that of company.yaml (${phone}).`,
          'Write {phone}, or sign it as kept.',
          true,
          'advised',
        );
      else if (called[0])
        add(
          called[0],
          'Your phone number, typed by hand: it stays when company.yaml changes.',
          'Write {phone}.',
          false,
          'offer',
        );
      return items;
    });
};
