/** Walking through a page by keyboard. */
import type { Page } from '@playwright/test';

/**
 * Presses a key until the focus has been on every stop of the page.
 * @param fault runs in the page on each element that has the focus; says what is wrong with it, or ''
 */
export async function faultsOfFocus(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  fault: (focused: Element) => string,
): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  // Marked with the walk's own name, so that a page can be walked through again.
  const look = `((focused, walk) => {
    if (!focused || focused === document.body || focused.getAttribute('data-walk') === walk) return null;
    focused.setAttribute('data-walk', walk);
    return (${fault})(focused);
  })(document.activeElement, '${Date.now()}')`;
  for (let stops = 0; stops < 250; stops++) {
    await page.keyboard.press(key);
    const said = await page.evaluate<string | null>(look);
    if (said === null) return { stops, faults };
    if (said) faults.push(said);
  }
  throw new Error('The focus never came to the end of the page: something takes it again and again.');
}
