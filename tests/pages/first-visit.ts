/** Measures of a first visit: is its text in the web font, and how much has its layout shifted? */
import type { Locator, Page } from '@playwright/test';
import { shiftsOf } from './shifts.ts';

/** The largest layout shift score that a first visit may have. */
export const SHIFT_LIMIT = 0.02;
/** What visitors tolerate (web.dev, "Cumulative Layout Shift"): a nearly full last line may use it up. */
export const MOST_MOVED = 0.1;
export const FAMILY = 'Anek Latin';

/** The layout shift score since `watchShifts`. */
export const shiftOf = async (page: Page): Promise<number> =>
  (await shiftsOf(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** Whether all letters of an element are in the web font, by Chromium's inspector. */
export async function isInFamily(element: Locator): Promise<boolean> {
  const session = await element.page().context().newCDPSession(element.page());
  await element.evaluate((node) => node.setAttribute('data-looked-at', ''));
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = '[data-looked-at]';
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await element.evaluate((node) => node.removeAttribute('data-looked-at'));
  await session.detach();
  // The inspector adds script and weight: "Anek Latin Medium".
  return (
    fonts.length > 0 &&
    fonts.every(({ familyName, isCustomFont }) => isCustomFont && familyName.startsWith('Anek '))
  );
}
