/** What the stories of the live QR Attendance share: who is who at its first moment, and what has to be seen. */
import { expect, type Locator } from '@playwright/test';
import { button } from './demo-support.ts';
import { demo, messmate } from './support.ts';

export const { student, door, scans, who } = demo.attendance;
export const { results } = messmate.attendance;

type Resident = { id: string; name: string; room: string };
/** Has not come to lunch at the first moment; the next one neither. */
export const due: Resident = { id: 'A003', name: 'Shreya Verma', room: 'A 003' };
export const next: Resident = { id: 'A004', name: 'Harini Raman', room: 'A 004' };
/** What the code of the first one's pass holds, and the code at the door. */
export const PASS = 'MM1.NIL.A003.20261117.L.3DPJ';
export const DOOR_CODE = 'MM1D.NIL.20261117.L.1J0.NMAT';
/** Of the 432 that are expected at lunch so many have come at the first moment. */
const AT_FIRST = 366;
const EXPECTED = 432;

export const scanButton = (panel: Locator) => button(panel, student.scan).or(button(panel, door.scan));
export const place = (panel: Locator, at: 'door' | 'counter') => panel.getByRole('radio', { name: who[at] });
/** The pass of a resident on the screen; without a name, the code at the door. */
export const code = (panel: Locator, name?: string) =>
  panel.getByRole('img', { name: name ? `Sample mess pass of ${name} as a QR code` : door.picture });
/** Who holds the phone. */
export const holder = (panel: Locator, { name, room }: Resident) =>
  panel.getByText(`${name} ${room}`, { exact: true });
/** Puts another there to be scanned, and waits for it. */
export async function putThere(panel: Locator, other: string) {
  const name = panel.locator('p[aria-live]');
  const before = (await name.textContent()) ?? '';
  await button(panel, other).click();
  await expect(name, `"${other}" must put another there.`).not.toHaveText(before);
}
export const undoOf = (panel: Locator, result: string, { name, room }: Resident) =>
  button(panel, `${scans.undo} ${result} ${name}, ${room}`);
export const answer = (panel: Locator) => panel.getByRole('region', { name: scans.title });

/** The count, what is expected and still to come, and the field: all say so many more than at first. */
export async function expectCount(panel: Locator, more: number): Promise<void> {
  const [came, toCome] = [AT_FIRST + more, EXPECTED - AT_FIRST - more];
  await expect(
    panel.getByText(String(came), { exact: true }),
    'The live count must follow each scan at once.',
  ).toBeVisible();
  await expect(
    panel.getByText(`of ${EXPECTED} forecast, ${toCome} still to come, give or take 7.`),
    'What is expected and still to come must add up with the count.',
  ).toBeVisible();
  await expect(
    panel.getByRole('img', {
      name: `${came} have come, ${toCome} are still to come, 48 are not expected`,
    }),
    'The grains must show the same count as the figures.',
  ).toBeVisible();
}

/** After an undo count and field say the same, and less than before. Who meant to come meanwhile has come. */
export async function expectFewer(panel: Locator, than: number): Promise<void> {
  const field = panel.getByRole('img', { name: /\d have come/ });
  const counts = async () => (await field.getAttribute('aria-label'))?.match(/\d+/g)?.map(Number) ?? [];
  await expect.poll(async () => (await counts())[0], 'An undo takes one away.').toBeLessThan(AT_FIRST + than);
  const [came = 0, toCome = 0] = await counts();
  expect(came + toCome).toBe(EXPECTED);
  await expect(panel.getByText(String(came), { exact: true })).toBeVisible();
}

/** The answer to the last scan, and the first line of the list. */
export async function expectAnswer(panel: Locator, result: string, ...reasons: string[]): Promise<void> {
  const first = panel.getByRole('table', { name: messmate.attendance.list }).getByRole('row').nth(1);
  await expect(first, 'The newest scan must be on top of the list, with its result.').toContainText(result);
  await expect(answer(panel), 'The answer must be there large and in words.').toContainText(result);
  for (const reason of reasons) await expect(answer(panel), 'The answer must say why.').toContainText(reason);
}
