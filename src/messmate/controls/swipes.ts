/** A touch on a slider takes effect once it is a tap or a drag; if it scrolls the page, the value is restored. */

/** Pixels along the slider after which a touch is a drag. */
const SLOP = 10;

type Touch = { input: HTMLInputElement; value: string; x: number; isDrag: boolean };
let touch: Touch | undefined;
let isListening = false;

export function undoSwipes(): void {
  if (isListening) return;
  isListening = true;
  // Captured before React's listeners at the root of each panel.
  const on = <Type extends 'input' | 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'>(
    type: Type,
    listen: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listen, true);
  on('pointerdown', ({ target, pointerType, clientX }) => {
    const input = target instanceof HTMLInputElement && target.type === 'range' ? target : undefined;
    const isTouch = input && pointerType !== 'mouse';
    touch = isTouch ? { input, value: input.value, x: clientX, isDrag: false } : undefined;
  });
  on('input', (event) => {
    if (event.target === touch?.input && !touch?.isDrag) event.stopImmediatePropagation();
  });
  on('pointermove', ({ clientX }) => {
    if (touch && !touch.isDrag && Math.abs(clientX - touch.x) > SLOP) dispatchInput(touch);
  });
  on('pointerup', () => {
    if (touch && !touch.isDrag) dispatchInput(touch);
    touch = undefined;
  });
  on('pointercancel', () => {
    if (!touch) return;
    const { input, value } = touch;
    // By the prototype's setter: React tracks the input's own property, and would ignore the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    if (touch.isDrag) dispatchInput(touch);
    touch = undefined;
  });
}

function dispatchInput(touch: Touch): void {
  touch.isDrag = true;
  touch.input.dispatchEvent(new Event('input', { bubbles: true }));
}
