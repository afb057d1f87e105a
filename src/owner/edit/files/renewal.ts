import { filesOnDisk } from '../../../content/files.ts';
import { carryOut, Refusal } from '../../../content/legal/renew.ts';
import { Refused } from '../refused.ts';

const NAMES = { date: 'The date', changed: 'What has changed' };

/**
 * Gives a legal text's changed wording its date, and keeps it as a version, as `npm run legal -- renew` does.
 * @throws Refused where the order cannot be carried out
 */
export function renew(
  root: string,
  step: Map<string, Uint8Array | undefined>,
  file: string,
  text: string,
  { date, changed }: { date: string; changed: string },
): void {
  const id = file.replace(/^legal\/|\.md$/g, '');
  const today = new Date().toISOString().slice(0, 10);
  try {
    const order = { id, date, changed, isFirst: false };
    const { write, remove } = carryOut({ ...filesOnDisk(root), [file]: text }, order, today, NAMES);
    for (const [path, made] of Object.entries(write)) step.set(path, Buffer.from(made));
    for (const path of remove) step.set(path, undefined);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refused(error.message, 422);
  }
}
