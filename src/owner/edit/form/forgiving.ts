/** Takes off the first digits of a number, with what separates them from the next. */
const without = (number: string, digits: number) =>
  number.replace(new RegExp(`^(?:\\d ?){${digits}}`), '').trim();

/** A phone number in any usual writing; of India it needs no country code. What may be several numbers stays. */
function phone(text: string, country: string): string {
  const bare = text.replace(/^tel:/i, '').replace('(0)', '');
  if (/[^\d\s+().\-–/]/.test(bare)) return text;
  const number = bare
    .replace(/[^\d+]+/g, ' ')
    .trim()
    .replace(/^00/, '+');
  const grouped = number.replaceAll('+', '').trim();
  const { length } = grouped.replaceAll(' ', '');
  const hasCode = number.startsWith('+91') || (length === 12 && /^9 ?1/.test(grouped));
  const isIndian = hasCode || (country === 'India' && !number.startsWith('+'));
  const own = length < 10 ? '' : without(grouped, length - 10);
  const before = grouped.slice(0, grouped.length - own.length).replaceAll(' ', '');
  if (!isIndian || !/^(?:91)?0?$/.test(before)) return number.startsWith('+') ? `+${grouped}` : text;
  const digits = own.replaceAll(' ', '');
  return `+91 ${/^[6-9]/.test(digits) ? `${digits.slice(0, 5)} ${digits.slice(5)}` : own}`;
}

/** An address as browsers show it, without its beginning. */
function web(text: string): string {
  const bare = text.replace(/^(?:https?:)?\/\//i, '');
  return /^[^\s/@:]+\.[^\s/.]{2,}(?:[/?#:]|$)/.test(bare) && !/\s/.test(bare) ? `https://${bare}` : text;
}

/** How what people type becomes what the site wants, by the format of the field. */
const FORMS: Record<string, (text: string, country: string) => string> = {
  phone,
  web,
  origin: (text) => web(text).replace(/\/+$/, '').toLowerCase(),
  email: (text) => text.replace(/^mailto:/i, '').replace(/^[^<>]*<([^<>]+)>$/, '$1'),
  path: (text) => text.replace(/^(?=[a-z0-9-]+(?:[/#]|$))/, '/').replace(/(?<=.)\/+(?=#|$)/, ''),
};

/** What somebody has typed into a field, as the site wants it; whatever cannot be understood stays as it is. */
export function forgiven(typed: string, format: string | undefined, country: string): string {
  const form = FORMS[format ?? ''];
  return form
    ? form(
        typed
          .trim()
          .replace(/^["'“‘](.*)["'”’]$/, '$1')
          .trim(),
        country,
      )
    : typed;
}
