/** The sliders of "Your mess" update the drawing, the answer, the address and the message of Request Demo. */

import { fill } from '../../../../content/fill.ts';
import { formatNumber } from '../../../../content/language/locale.ts';
import { ignoreSwipesOnSliders } from '../../../../messmate/controls/swipes.ts';
import { anchorIn, joinFragment, messFiguresIn } from '../../../../messmate/fragment.ts';
import { announce } from '../../../../messmate/store/context.ts';
import { CELL_SIZE, drawBowls, drawFood } from '../../../../ui/Thali/leftover-bowls.ts';
import {
  type Basis,
  computePlaceholders,
  describeBowls,
  layOutBowls,
  type Mess,
  sliderLimits,
  sliderPosition,
  snapForPointer,
  toValidMess,
} from './figures.ts';

export type SliderData = {
  basis: Basis;
  texts: Record<'result' | 'formula' | 'residents' | 'message', string> & {
    caption: { one: string; other: string };
  };
};

/** Matches the figures in the address: residents, and plates left over if the visitor has set them. */
const MESS_FRAGMENT = /^mess=(\d+)(?:,(\d+))?$/;

const REQUEST_LINK_SELECTOR = 'a[data-to$="#demo"]';

/** Enables the sliders. @param root the element that YourMess.tsx has rendered */
export function startSliders(root: HTMLElement, { basis, texts }: SliderData): void {
  const inputs = Object.fromEntries(
    [...root.querySelectorAll('input')].map((input) => [input.name, input]),
  ) as Record<keyof Mess, HTMLInputElement>;
  // All links to Request Demo have the same message, so this link gives the original message for all of them.
  const requestLink = root.querySelector<HTMLAnchorElement>(REQUEST_LINK_SELECTOR);
  const [originalHref, originalCopyText] = [requestLink?.href ?? '', requestLink?.dataset['copy'] ?? ''];
  /** The sliders' values as in the address, `mess=480,36`; empty until a slider or the address has set them. */
  let messFigures = '';
  /** True if the second slider or the address has set the plates left over; else they follow the residents. */
  let isLeftOverSet = false;
  let mess = toValidMess(inputs.residents.valueAsNumber, undefined, basis);

  const setText = (name: string, text: string) => {
    const element = root.querySelector(`[data-text="${name}"]`);
    if (element && element.textContent !== text) element.textContent = text;
  };

  function render(): void {
    const limits = sliderLimits(mess.residents);
    const values = computePlaceholders(mess, basis);
    for (const name of ['residents', 'left'] as const) {
      const input = inputs[name];
      const text = formatNumber(mess[name]);
      input.max = String(limits[name].max);
      input.valueAsNumber = mess[name];
      input.setAttribute('aria-valuetext', text);
      input.parentElement?.style.setProperty('--position', String(sliderPosition(mess[name], limits[name])));
      setText(name, text);
      setText(`${name}-max`, formatNumber(limits[name].max));
    }
    const { wasted, saved, rows, columns } = layOutBowls(mess.left, values.cut);
    const [bowls, food, outlines] = root.querySelectorAll('path');
    bowls?.setAttribute('d', drawBowls(0, wasted, columns));
    food?.setAttribute('d', drawFood(0, wasted, columns));
    outlines?.setAttribute('d', drawBowls(wasted, saved, columns));
    const caption = describeBowls(mess, basis, texts.caption);
    const drawing = root.querySelector('svg');
    drawing?.setAttribute('viewBox', `0 0 ${columns * CELL_SIZE} ${rows * CELL_SIZE}`);
    drawing?.setAttribute('aria-label', caption);
    setText('caption', caption);
    setText('result', fill(texts.result, values));
    setText('formula', fill(texts.formula, values));
  }

  /** Writes the figures into the address and the messages, and announces the result to screen readers. */
  function commit(): void {
    messFigures = `mess=${mess.residents}${isLeftOverSet ? `,${mess.left}` : ''}`;
    writeAddress();
    fillRequestLinks(document);
    announce(fill(texts.result, computePlaceholders(mess, basis)));
  }

  const writeAddress = () =>
    history.replaceState(history.state, '', joinFragment(anchorIn(location.hash), messFigures));

  /** Replaces `texts.residents`, "[number] residents", in the messages with a phrase that has the figures. */
  function fillRequestLinks(parent: ParentNode): void {
    const phrase = fill(texts.message, mess);
    for (const link of parent.querySelectorAll<HTMLAnchorElement>(REQUEST_LINK_SELECTOR)) {
      link.href = originalHref.replace(encodeURIComponent(texts.residents), encodeURIComponent(phrase));
      link.dataset['copy'] = originalCopyText.replace(texts.residents, phrase);
    }
  }

  /** Applies the figures in the address. @returns false if the address has none */
  function applyAddress(): boolean {
    const [, residents, left] = MESS_FRAGMENT.exec(messFiguresIn(location.hash)) ?? [];
    if (!residents) return false;
    isLeftOverSet = left !== undefined;
    mess = toValidMess(Number(residents), isLeftOverSet ? Number(left) : undefined, basis);
    render();
    commit();
    return true;
  }

  /** True if a pointer was used last, not a key. A pointer moves a slider by larger steps than the keys. */
  let isPointer = false;
  for (const type of ['pointerdown', 'keydown'])
    root.addEventListener(type, () => {
      isPointer = type === 'pointerdown';
    });
  root.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement;
    if (input === inputs.left) isLeftOverSet = true;
    const limits = sliderLimits(inputs.residents.valueAsNumber);
    const name = input.name as keyof Mess;
    if (isPointer) input.valueAsNumber = snapForPointer(input.valueAsNumber, limits[name]);
    mess = toValidMess(
      inputs.residents.valueAsNumber,
      isLeftOverSet ? inputs.left.valueAsNumber : undefined,
      basis,
    );
    render();
  });
  root.addEventListener('change', commit);
  // Puts the figures back after a link to another part of the page has removed them from the address.
  addEventListener('hashchange', () => applyAddress() || (messFigures && writeAddress()));
  // Restores a slider that a finger moved while it scrolled the page.
  ignoreSwipesOnSliders();
  for (const input of Object.values(inputs)) input.disabled = false;
  if (applyAddress()) return;
  // Renders again, because a browser that restores the page may have moved the sliders.
  render();
  fillRequestLinks(root);
}
