import { NEAR } from '../tabs/reading.ts';

/**
 * Runs a change of an element's inside, and of its height, when it moves nothing that is on the screen: the element is
 * off the screen or hidden, or reaches to the lower edge of it, so that what follows is not seen. Where it is in
 * full view it stays, and `offer` is called, once, with what to do when the visitor asks for the change.
 */
export function whenUnseen(
  element: HTMLElement,
  change: () => void,
  offer: (accept: () => void) => void,
): void {
  const run = () => {
    removeEventListener('scroll', look);
    change();
  };
  const look = () => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const isUnseen = height === 0 || top >= innerHeight + NEAR || bottom <= -NEAR;
    const hidesTheRest = top > -NEAR && bottom >= innerHeight + NEAR;
    if (!isUnseen && !hidesTheRest) return false;
    run();
    return true;
  };
  addEventListener('scroll', look, { passive: true });
  if (!look()) offer(run);
}
