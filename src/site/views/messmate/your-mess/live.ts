/**
 * The sliders of "Your mess": they redraw plates and answer, keep their values in the address, and put them into the
 * message of Request Demo.
 */

import { fill } from '../../../../content/fill.ts';
import { formatNumber } from '../../../../content/language/locale.ts';
import { undoSwipes } from '../../../../messmate/controls/swipes.ts';
import { anchorIn, joinFragment, messIn } from '../../../../messmate/fragment.ts';
import { announce } from '../../../../messmate/store/context.ts';
import { bowlsPath, CELL, foodPath } from '../../../../ui/Thali/bowls.ts';
import {
  bowlsOf,
  captionOf,
  type Given,
  limitsOf,
  type Mess,
  messOf,
  shareOf,
  snapToThumb,
  valuesOf,
} from './figures.ts';

export type Live = {
  given: Given;
  texts: Record<'result' | 'formula' | 'blank' | 'message', string> & {
    caption: { one: string; other: string };
  };
};

/** Residents, and plates left over once somebody has set them. */
const FIGURES = /^mess=(\d+)(?:,(\d+))?$/;

const REQUEST = 'a[data-to$="#demo"]';

/** @param root what YourMess.tsx has drawn */
export function startSliders(root: HTMLElement, { given, texts }: Live): void {
  const inputs = Object.fromEntries(
    [...root.querySelectorAll('input')].map((input) => [input.name, input]),
  ) as Record<keyof Mess, HTMLInputElement>;
  // All requests have one message. The demo adds a link once a meal is over.
  const request = root.querySelector<HTMLAnchorElement>(REQUEST);
  const [href, copy] = [request?.href ?? '', request?.dataset['copy'] ?? ''];
  /** For the address: nothing before a slider has been moved. */
  let fragment = '';
  /** Plates that nobody has set follow the residents. */
  let isSet = false;
  let mess = messOf(inputs.residents.valueAsNumber, undefined, given);

  const setText = (name: string, text: string) => {
    const element = root.querySelector(`[data-text="${name}"]`);
    if (element && element.textContent !== text) element.textContent = text;
  };

  function render(): void {
    const limits = limitsOf(mess.residents);
    const values = valuesOf(mess, given);
    for (const name of ['residents', 'left'] as const) {
      const input = inputs[name];
      const text = formatNumber(mess[name]);
      input.max = String(limits[name].max);
      input.valueAsNumber = mess[name];
      input.setAttribute('aria-valuetext', text);
      input.parentElement?.style.setProperty('--position', String(shareOf(mess[name], limits[name])));
      setText(name, text);
      setText(`${name}-max`, formatNumber(limits[name].max));
    }
    const { left, saved, rows, columns } = bowlsOf(mess.left, values.cut);
    const [bowls, food, outlines] = root.querySelectorAll('path');
    bowls?.setAttribute('d', bowlsPath(0, left, columns));
    food?.setAttribute('d', foodPath(0, left, columns));
    outlines?.setAttribute('d', bowlsPath(left, saved, columns));
    const caption = captionOf(mess, given, texts.caption);
    const field = root.querySelector('svg');
    field?.setAttribute('viewBox', `0 0 ${columns * CELL} ${rows * CELL}`);
    field?.setAttribute('aria-label', caption);
    setText('caption', caption);
    setText('result', fill(texts.result, values));
    setText('formula', fill(texts.formula, values));
  }

  /** Links and messages are updated once a slider rests. */
  function commit(): void {
    fragment = `mess=${mess.residents}${isSet ? `,${mess.left}` : ''}`;
    writeAddress();
    fillRequests(document);
    announce(fill(texts.result, valuesOf(mess, given)));
  }

  const writeAddress = () =>
    history.replaceState(history.state, '', joinFragment(anchorIn(location.hash), fragment));

  /** Puts both figures where a message leaves room for the residents. */
  function fillRequests(within: ParentNode): void {
    const sentence = fill(texts.message, mess);
    for (const link of within.querySelectorAll<HTMLAnchorElement>(REQUEST)) {
      link.href = href.replace(encodeURIComponent(texts.blank), encodeURIComponent(sentence));
      link.dataset['copy'] = copy.replace(texts.blank, sentence);
    }
  }

  /** @returns whether the address has figures */
  function readAddress(): boolean {
    const [, residents, left] = FIGURES.exec(messIn(location.hash)) ?? [];
    if (!residents) return false;
    isSet = left !== undefined;
    mess = messOf(Number(residents), isSet ? Number(left) : undefined, given);
    render();
    commit();
    return true;
  }

  /** While a finger or the mouse holds a slider its steps are larger than those of the keys. */
  let isHeld = false;
  root.addEventListener('pointerdown', () => {
    isHeld = true;
  });
  root.addEventListener('keydown', () => {
    isHeld = false;
  });
  root.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement;
    if (input === inputs.left) isSet = true;
    const limits = limitsOf(inputs.residents.valueAsNumber);
    const name = input.name as keyof Mess;
    if (isHeld) input.valueAsNumber = snapToThumb(input.valueAsNumber, limits[name]);
    mess = messOf(inputs.residents.valueAsNumber, isSet ? inputs.left.valueAsNumber : undefined, given);
    render();
  });
  root.addEventListener('change', commit);
  // A link to another part of the page removes the figures from the address.
  addEventListener('hashchange', () => readAddress() || (fragment && writeAddress()));
  undoSwipes();
  for (const input of Object.values(inputs)) input.disabled = false;
  // A browser that restores the page may have moved the sliders.
  if (readAddress()) return;
  render();
  fillRequests(root);
}
