import { placeOf } from '../../../content/reading/written.ts';
import { around, type Item } from '../item.ts';
import { type Check, copyOf } from '../look.ts';

/** Names that lead nowhere for ever (RFC 2606, RFC 6761, RFC 6762), and addresses kept for examples (RFC 5737). */
const RESERVED =
  /(?:[a-z0-9-]+\.)*(?:example\.(?:com|net|org)|[a-z0-9-]+\.(?:example|test|invalid|localhost|local))(?![\w-]|\.\w)|\blocalhost\b|\b127\.0\.0\.1\b|\b(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d+\b/i;
/** Only in an address: a sentence may end in “for example.” */
const IN_ADDRESS = /(?:https?:\/\/|mailto:|www\.)[^\s"'<>)\]]+|[\w.+-]+@[\w.-]+/gi;

/** A phone number as it may be typed into a text: with its country's code, or as Indian numbers are written. */
export const PHONE =
  /\+\d[\d\s()-]{7,}\d|(?<![\d.,/-])(?:0\d{2,4}[\s-]\d{6,8}|[6-9]\d{4}[\s-]?\d{5}|1800[\s-]\d{3}[\s-]\d{3,4})(?![\d.,/-]\d|\d)/g;

/** Whether a number is one that people type to fill a place. One that counts up or down `may` be somebody's all the same. */
function fillerIn(number: string): 'is' | 'may' | undefined {
  const digits = number.replace(/\D/g, '');
  const own = number.startsWith('+91') ? digits.slice(2) : digits;
  const last = own.slice(-8);
  const steps = [...last].slice(1).map((digit, i) => (Number(digit) - Number(last[i]) + 10) % 10);
  const isRun = [1, 9].some((step) => steps.filter((one) => one === step).length >= last.length - 2);
  const isSame = new Set(last).size === 1;
  const isFictional =
    /^\+?1[\s(-]*\d{3}[\s)-]*555[\s-]*\d{4}$/.test(number) || /555[\s-]?01\d\d$/.test(number);
  if (isSame || isFictional) return 'is';
  return isRun ? 'may' : undefined;
}

/** Addresses and numbers that can be nobody's. */
export const reserved: Check = (look) =>
  copyOf(look).flatMap((text): Item[] => {
    const { lineOf } = look.written;
    const items: Item[] = [];
    const add = (words: string, why: string, todo: string, keep?: Item['keep']) => {
      const at = text.value.indexOf(words);
      items.push({
        ...placeOf(text),
        line: lineOf(text, words),
        ...around(text.value, at, words.length),
        words,
        why,
        todo,
        blocks: true,
        keep,
      });
    };
    const address = [...text.value.matchAll(IN_ADDRESS)]
      .map(([one]) => one)
      .find((one) => RESERVED.test(one));
    if (address)
      add(
        address,
        'An address at a domain that is kept for examples and tests: it leads nowhere, for anybody.',
        'Write a real address.',
      );
    const numbers = [...text.value.matchAll(PHONE)].map(([one]) => one);
    const filler = numbers.find(fillerIn);
    const short = numbers.find(
      (one) => one.startsWith('+91') && one.replace(/\D/g, '').replace(/^910?/, '').length !== 10,
    );
    if (filler)
      add(
        filler,
        'A number that only fills the place of one.',
        'Write a number that rings.',
        fillerIn(filler) === 'may' ? 'offer' : undefined,
      );
    else if (short)
      add(short, 'An Indian number has ten digits behind +91. This one has not.', 'Correct the number.');
    return items;
  });
