/** How a first visit is looked at: whether its text is drawn in the family, and how much its layout has shifted. */
import type { Locator, Page } from '@playwright/test';
import { shiftsOf } from './shifts.ts';

/** The most that a first visit may shift, as layout shifts are counted. */
export const SHIFT_LIMIT = 0.02;
export const FAMILY = 'Anek Latin';

/** How much has shifted since `watchShifts`. */
export const shiftOf = async (page: Page): Promise<number> =>
  (await shiftsOf(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** Whether all letters of an element are drawn in the family, as Chromium's inspector says. */
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
  // It is named after one of its scripts and weights: "Anek Latin Medium".
  return (
    fonts.length > 0 &&
    fonts.every(({ familyName, isCustomFont }) => isCustomFont && familyName.startsWith('Anek '))
  );
}
