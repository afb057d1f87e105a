/**
 * The sliders of "Your mess": they redraw the grains and the answer, keep their values in the address, and put them into
 * the message of Request Demo. Nothing is sent.
 */
import { fill } from '../../../../content/fill.ts';
import { count } from '../../../../messmate/format.ts';
import { CELL, grainsPath } from '../../../../ui/Grain/grain-path.ts';
import { fieldOf, type Given, type Mess, onSlider, usualLeft, valuesOf } from './figures.ts';

/** What the drawing carries (YourMess.tsx). */
export type Live = {
  given: Given;
  texts: Record<'caption' | 'result' | 'formula' | 'message', string>;
};

/** `#mess=480,36`. */
const ADDRESS = /^#mess=(\d+),(\d+)/;

const root = document.querySelector<HTMLElement>('[data-mess]');
if (root) start(root, JSON.parse(root.dataset['mess'] ?? ''));

function start(root: HTMLElement, { given, texts }: Live): void {
  const inputs = Object.fromEntries(
    [...root.querySelectorAll('input')].map((input) => [input.name, input]),
  ) as Record<keyof Mess, HTMLInputElement>;
  const requests = [...document.querySelectorAll<HTMLAnchorElement>('a[data-to$="#demo"]')].map((link) => ({
    link,
    href: link.href,
    copy: link.dataset['copy'],
  }));
  /** Plates that nobody has set follow the residents. */
  let isSet = false;

  const read = (): Mess => ({
    residents: inputs.residents.valueAsNumber,
    left: inputs.left.valueAsNumber,
  });
  const say = (name: string, text: string) => {
    const place = root.querySelector(`[data-text="${name}"]`);
    if (place && place.textContent !== text) place.textContent = text;
  };

  function draw(): void {
    const mess = read();
    const values = valuesOf(mess, given);
    const { left, cut } = values;
    for (const [name, input] of Object.entries(inputs)) {
      const shown = count(mess[name as keyof Mess]);
      input.setAttribute('aria-valuetext', shown);
      if (input.previousElementSibling) input.previousElementSibling.textContent = shown;
    }
    const { rows, columns } = fieldOf(left);
    const [served, due] = root.querySelectorAll('path');
    served?.setAttribute('d', grainsPath('served', 0, left - cut, columns));
    due?.setAttribute('d', grainsPath('due', left - cut, cut, columns));
    const field = root.querySelector('svg');
    field?.setAttribute('viewBox', `0 0 ${columns * CELL} ${rows * CELL}`);
    field?.setAttribute('aria-label', fill(texts.caption, values));
    say('caption', fill(texts.caption, values));
    say('result', fill(texts.result, values));
    say('formula', fill(texts.formula, values));
  }

  /** Links are passed on and messages opened after a slider has come to rest. */
  function keep(): void {
    const mess = read();
    history.replaceState(history.state, '', `#mess=${mess.residents},${mess.left}`);
    tell(mess);
  }

  function tell(mess: Mess): void {
    const line = fill(texts.message, mess);
    for (const { link, href, copy } of requests) {
      link.href = `${href}${encodeURIComponent(`\r\n\r\n${line}`)}`;
      link.dataset['copy'] = `${copy}\n\n${line}`;
    }
  }

  /** @returns whether the address has figures */
  function follow(): boolean {
    const [, residents, left] = ADDRESS.exec(location.hash) ?? [];
    if (!residents || !left) return false;
    inputs.residents.valueAsNumber = onSlider('residents', Number(residents));
    inputs.left.valueAsNumber = onSlider('left', Number(left));
    isSet = true;
    draw();
    tell(read());
    root.closest('section')?.scrollIntoView();
    return true;
  }

  root.addEventListener('input', ({ target }) => {
    if (target === inputs.left) isSet = true;
    if (!isSet) inputs.left.valueAsNumber = usualLeft(inputs.residents.valueAsNumber, given);
    draw();
  });
  root.addEventListener('change', keep);
  addEventListener('hashchange', follow);
  for (const input of Object.values(inputs)) input.disabled = false;
  // A browser that comes back to the page may have moved the sliders itself.
  if (!follow()) draw();
}
