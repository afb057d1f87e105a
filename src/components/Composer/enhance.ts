import { letter, mailto } from '../Button/mailto.ts';
import { countOf, type Line, LONGEST_MAILTO, phoneOf, textOf } from './message.ts';
import { whatsappLink } from './numbers.ts';

/** What a message begins with. What the composer does not know of it is ignored. */
export type Start = { topic?: string | undefined; tools?: readonly string[]; origin?: string };

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** What has to be typed in a certain way. */
const FORMS: Record<string, (typed: string) => string | null> = {
  residents: countOf,
  messes: countOf,
  number: phoneOf,
};

/**
 * Makes a composer live: its message is what the fields say, at every letter. What is typed stays in the fields, and
 * nowhere else.
 * @param root what composer.ts has made
 * @returns how to begin with a topic, tools and a sentence on where the visitor comes from
 */
export function enhance(root: HTMLElement): (start: Start) => void {
  const one = <E extends HTMLElement>(asked: string) => root.querySelector<E>(asked) as E;
  const all = <E extends HTMLElement>(asked: string) => [...root.querySelectorAll<E>(asked)];
  const part = (name: string) => one(`[data-part=${name}]`);
  const { composer: to = '', greeting = '', whatsapp = '', check = '' } = root.dataset;
  const topics = one<HTMLSelectElement>('select');
  const boxes = all<HTMLInputElement>('[type=checkbox]');
  const mail = one<HTMLAnchorElement>('[data-way=mail]');
  let origin = '';
  /** Whether the visitor has chosen tools: then nothing chooses others. */
  let hasChosen = false;

  const input = (field: string) => one<Typed>(`[name=${field}]`);
  const isFaulty = ({ name, value }: Typed) => Boolean(value.trim() && FORMS[name]?.(value.trim()) === null);

  const lineOf = (field: string): Line => {
    const label = one(`[data-field=${field}] > :first-child`).textContent;
    const chosen = boxes.filter(({ checked }) => checked).map(({ labels }) => labels?.[0]?.textContent);
    if (field === 'tools') return { label, value: chosen.join(', '), isChosen: true };
    const typed = input(field).value.trim();
    return { label, value: FORMS[field]?.(typed) ?? typed };
  };

  const draw = () => {
    const { subject = '', opening = '', asks = '' } = topics.selectedOptions[0]?.dataset ?? {};
    const asked = asks.split(' ');
    for (const field of all('[data-field]:not([data-field=about])'))
      field.hidden = !asked.includes(field.dataset['field'] ?? '');
    const text = textOf({ greeting, origin, opening, lines: asked.map(lineOf) });
    part('subject').textContent = subject;
    part('text').textContent = text;
    part('check').textContent = '';
    mail.href = mailto(to, subject, text);
    part('long').hidden = mail.href.length <= LONGEST_MAILTO;
    for (const { dataset } of all('[data-copy]')) dataset['copy'] = letter(to, subject, text);
    if (whatsapp) one<HTMLAnchorElement>('[data-way=whatsapp]').href = whatsappLink(whatsapp, text);
  };

  /** Says beside a field what is wrong with it. While it is being typed, only that it no longer is. */
  const judge = (typed: Typed, isTyping: boolean) => {
    const fault = typed.parentElement?.querySelector<HTMLElement>('[data-fault]');
    if (!fault) return;
    const isBad = isFaulty(typed);
    if (isBad && isTyping && !fault.textContent) return;
    typed.toggleAttribute('aria-invalid', isBad);
    if (isBad) typed.setAttribute('aria-invalid', 'true');
    fault.textContent = isBad ? (fault.dataset['fault'] ?? '') : '';
  };

  root.addEventListener('input', ({ target }) => {
    const typed = target as Typed;
    if (typed.name === 'tools') hasChosen = true;
    judge(typed, true);
    draw();
  });
  root.addEventListener('change', ({ target }) => judge(target as Typed, false));
  root.addEventListener('submit', (event) => event.preventDefault());
  // Before anything else hears of the press.
  root.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('[data-way]')) return;
      const faulty = all<Typed>('[data-field]:not([hidden]) > :is(input, textarea)').filter(isFaulty);
      if (!faulty[0]) return;
      event.preventDefault();
      event.stopPropagation();
      for (const typed of faulty) judge(typed, false);
      part('check').textContent = check;
      faulty[0].focus();
    },
    { capture: true },
  );

  // What the browser has kept of an earlier visit stands in the fields already.
  draw();
  return (start) => {
    if ([...topics.options].some(({ value }) => value === start.topic)) topics.value = start.topic as string;
    if (!hasChosen) for (const box of boxes) box.checked = start.tools?.includes(box.value) ?? false;
    origin = root.getAttribute(`data-from-${start.origin}`) ?? '';
    draw();
  };
}
