/** A touch that moves farther than this along a slider is a drag. */
const DRAG_PIXELS = 10;

type Touch = { input: HTMLInputElement; value: string; x: number; isAccepted: boolean };
let touch: Touch | undefined;
let isListening = false;

/** Delays the effect of a touch on a slider until it is a tap or a drag. If it scrolls the page, the value is restored. */
export function ignoreSwipesOnSliders(): void {
  if (isListening) return;
  isListening = true;
  // Listens in the capture phase, before React's listeners at the root of each panel.
  const listen = <Type extends 'input' | 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, handle, true);
  listen('pointerdown', ({ target, pointerType, clientX }) => {
    const input = target instanceof HTMLInputElement && target.type === 'range' ? target : undefined;
    const isTouch = input && pointerType !== 'mouse';
    touch = isTouch ? { input, value: input.value, x: clientX, isAccepted: false } : undefined;
  });
  listen('input', (event) => {
    if (event.target === touch?.input && !touch?.isAccepted) event.stopImmediatePropagation();
  });
  listen('pointermove', ({ clientX }) => {
    if (touch && !touch.isAccepted && Math.abs(clientX - touch.x) > DRAG_PIXELS) dispatchInput(touch);
  });
  listen('pointerup', () => {
    if (touch && !touch.isAccepted) dispatchInput(touch);
    touch = undefined;
  });
  listen('pointercancel', () => {
    if (!touch) return;
    const { input, value } = touch;
    // The prototype's setter is used because React tracks the input's own property and would ignore the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    if (touch.isAccepted) dispatchInput(touch);
    touch = undefined;
  });
}

function dispatchInput(touch: Touch): void {
  touch.isAccepted = true;
  touch.input.dispatchEvent(new Event('input', { bubbles: true }));
}
