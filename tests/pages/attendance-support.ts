/** What the stories of the live QR Attendance share: who is who at its first moment, and what has to be seen. */
import { expect, type Locator } from '@playwright/test';
import encodeQR from 'qr';
import sharp from 'sharp';
import { fill } from '../../src/content/fill.ts';
import { run } from '../../src/messmate/engine/commands.ts';
import { passText } from '../../src/messmate/engine/pass.ts';
import type { MealId } from '../../src/messmate/engine/plan.ts';
import type { Resident } from '../../src/messmate/engine/residents.ts';
import { sampleHostel } from '../../src/messmate/engine/sample.ts';
import { nextWho, type STANDINGS } from '../../src/messmate/engine/selectors/people.ts';
import { wings } from '../../src/messmate/engine/selectors/wings.ts';
import type { HostelState } from '../../src/messmate/engine/state.ts';
import { clockOf } from './demo-support.ts';
import { content, demo, escaped, messmate } from './support.ts';

export const { shared, attendance } = demo;
export const { student, counter, door, scans, who } = attendance;
export const { results } = messmate.attendance;
export const plan = content.hostel;
export const noon = sampleHostel(plan);
export const { residents } = noon.hostel;
const someone = (standing: (typeof STANDINGS)[number], after = '') =>
  nextWho(noon, 'lunch', standing, after) as Resident;
/** Has not come to lunch at the first moment; the next one neither. */
export const due = someone('due');
export const next = someone('due', due.id);
export const passOf = (resident: string, meal: MealId = 'lunch', day = plan.day) =>
  passText(plan.code, { resident, day, meal });

export const button = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true });
export const scanButton = (panel: Locator) => button(panel, student.scan).or(button(panel, door.scan));
export const place = (panel: Locator, at: 'door' | 'counter') => panel.getByRole('radio', { name: who[at] });
export const search = (panel: Locator) => panel.getByRole('combobox', { name: student.search });
export const mealField = (panel: Locator) => panel.getByRole('combobox', { name: student.meal, exact: true });
export const roomField = (panel: Locator) =>
  panel.getByRole('textbox', { name: fill(counter.room, { room: residents[0]?.room ?? '' }) });
/** The name of any pass on the screen. */
const passPicture = new RegExp(messmate.attendance.passPicture.split('{name}').map(escaped).join('.+'));
export const imageField = (panel: Locator) => panel.getByLabel(counter.image);
/** The pass of a resident on the screen; without a name, the code at the door. */
export const code = (panel: Locator, name?: string) =>
  panel.getByRole('img', { name: name ? fill(messmate.attendance.passPicture, { name }) : door.picture });
/** Who holds the phone. */
export const holder = (panel: Locator, { name, room }: Resident) =>
  panel.getByText(`${name} ${room}`, { exact: true });
/** Puts another there to be scanned, and waits until it stands there. */
export async function putThere(panel: Locator, chip: string, press: (target: Locator) => Promise<void>) {
  const name = panel.locator('p[aria-live]');
  const before = (await name.textContent()) ?? '';
  await press(button(panel, chip));
  await expect(name, `"${chip}" must put another there.`).not.toHaveText(before);
}
/** Chooses the meal of what stands there, and waits until it does. */
export async function putMeal(panel: Locator, meal: string) {
  const drawn = code(panel).or(panel.getByRole('img', { name: passPicture }));
  const path = () => drawn.locator('path').getAttribute('d');
  const before = await path();
  await mealField(panel).selectOption(meal);
  await expect.poll(path, 'Another meal has another code.').not.toBe(before);
}
export const undoOf = (panel: Locator, result: string, { name, room }: Resident) =>
  button(panel, `${scans.undo} ${result} ${name}, ${room}`);
export const answer = (panel: Locator) => panel.getByRole('region', { name: scans.title });

/** Opens what else can be scanned, and how. */
export async function moreWays(panel: Locator): Promise<void> {
  if (await roomField(panel).isHidden()) await panel.getByText(counter.title, { exact: true }).click();
}

const countOf = (state: HostelState) => {
  const { total, error } = wings(state);
  return { total, error, plates: total.served + total.lastFive };
};
export const atFirst = countOf(noon);

/** The count, what is expected and still to come, and the field: all say so many more than at first. */
export async function expectCount(
  panel: Locator,
  more: number,
  { plates, error, total } = atFirst,
): Promise<void> {
  const counts = { in: plates + more, forecast: plates + total.toCome, error, toCome: total.toCome - more };
  await expect(
    panel.getByText(String(counts.in), { exact: true }),
    'The live count must follow each scan at once.',
  ).toBeVisible();
  await expect(
    panel.getByText(fill(messmate.attendance.count, counts)),
    'What is expected and still to come must add up with the count.',
  ).toBeVisible();
  const field = fill(counter.field, { ...counts, notComing: total.notComing });
  await expect(
    panel.getByRole('img', { name: field }),
    'The grains must show the same count as the figures.',
  ).toBeVisible();
}

/** The same after an undo: who meant to come meanwhile has come. */
export async function expectCountNow(panel: Locator, more: number): Promise<void> {
  const to = await clockOf(panel);
  await expectCount(panel, more, countOf(run(noon, { type: 'move-time', to }).state));
}

/** The answer to the last scan, and the first line of the list. */
export async function expectAnswer(panel: Locator, result: string, reason = ''): Promise<void> {
  const first = panel.getByRole('table', { name: messmate.attendance.list }).getByRole('row').nth(1);
  await expect(first, 'The newest scan must be on top of the list, with its result.').toContainText(result);
  await expect(answer(panel), 'The answer must be there large and in words.').toContainText(result);
  await expect(answer(panel), 'The answer must say why.').toContainText(reason);
}

/** A code as an image file, so many pixels to a module, as another program draws it. */
export async function imageOf(text: string, scale = 6): Promise<Buffer> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4, scale });
  const pixels = Buffer.from(rows.flatMap((row) => row.map((dark) => (dark ? 0 : 255))));
  return sharp(pixels, { raw: { width: rows.length, height: rows.length, channels: 1 } })
    .png()
    .toBuffer();
}

export const fileOf = (buffer: Buffer, mimeType = 'image/png') => ({ name: 'code', mimeType, buffer });
