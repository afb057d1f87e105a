import type { Command } from '../engine/events.ts';
import { MEALS } from '../engine/plan.ts';
import { PLACES, type Shown, SPEEDS, type Speed } from './store.ts';

/** What one tab keeps of the demo, and tells the others. `version` names the hostel that it belongs to. */
export type Saved = {
  version: string;
  /** Rises with each change in any tab; `by` breaks a tie. */
  revision: number;
  by: string;
  commands: Command[];
  playing: boolean;
  speed: Speed;
  /** The tab whose clock moves the others; null if none does. */
  driver: string | null;
  shown?: Shown | undefined;
  round: number;
};

/** Far more than anyone enters by hand. */
const MOST_COMMANDS = 5000;
/** Far more than any tab counts up to: counting on from here, numbers stay exact. */
const MOST_REVISIONS = 1_000_000_000;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_REVISIONS;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads what was stored, or sent by another tab. Whether its commands can be done is for the store to find out; it never trusts them.
 * @returns null if it is anything else
 */
export function readSaved(value: unknown): Saved | null {
  if (!isRecord(value)) return null;
  const { version, revision, by, commands, playing, speed, driver, shown, round } = value;
  if (typeof version !== 'string' || typeof by !== 'string' || typeof playing !== 'boolean') return null;
  if (!isCount(revision) || !isCount(round)) return null;
  if (!Array.isArray(commands) || commands.length > MOST_COMMANDS || !commands.every(isRecord)) return null;
  // The day begins at midnight, the demo later: moving there comes first.
  if (commands[0]?.['type'] !== 'move-time') return null;
  const known = SPEEDS.find((one) => one === speed);
  if (!known || (driver !== null && typeof driver !== 'string')) return null;
  return {
    version,
    revision,
    by,
    commands: commands as Command[],
    playing,
    speed: known,
    driver,
    shown: readShown(shown),
    round,
  };
}

/** What was held out. Not worth the rest: what cannot be read is left out. */
function readShown(value: unknown): Shown | undefined {
  if (!isRecord(value) || typeof value['resident'] !== 'string') return undefined;
  return {
    resident: value['resident'],
    meal: MEALS.find((meal) => meal === value['meal']) ?? null,
    at: PLACES.find((place) => place === value['at']) ?? 'counter',
    isOld: value['isOld'] === true,
  };
}
