/**
 * A finger that lands on a slider may be about to scroll the page: browsers move the slider at once, and say only later
 * (`pointercancel`) that the gesture is a scroll. So a touch is heard once it is a tap or a drag along the slider, and
 * a scroll puts the value back.
 */

/** Pixels along the slider after which a touch is a drag. */
const SLOP = 10;

type Touch = { input: HTMLInputElement; value: string; x: number; isDrag: boolean };
let touch: Touch | undefined;
let isListening = false;

/** For all sliders of the page, those that come later included. */
export function undoSwipes(): void {
  if (isListening) return;
  isListening = true;
  // Before React, which listens at the root of each panel.
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
    if (touch && !touch.isDrag && Math.abs(clientX - touch.x) > SLOP) tell(touch);
  });
  on('pointerup', () => {
    if (touch && !touch.isDrag) tell(touch);
    touch = undefined;
  });
  on('pointercancel', () => {
    if (!touch) return;
    const { input, value } = touch;
    // Not by the input's own property: React keeps a copy of what that sets, and would hear nothing.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    if (touch.isDrag) tell(touch);
    touch = undefined;
  });
}

function tell(of: Touch): void {
  of.isDrag = true;
  of.input.dispatchEvent(new Event('input', { bubbles: true }));
}
