import type { Problem } from '../../content/problems.ts';

/** Why nothing was written. */
export class Refused extends Error {
  readonly status: number;
  readonly problems: Problem[];
  constructor(message: string, status = 400, problems: Problem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

const CLOSED =
  'the file or its folder may only be read. Take “read only” off in its properties; where it is off, close the programs that may hold the file';
/** Why a disk refuses to write, by the system's code. */
const DISK: Record<string, string> = {
  ENOSPC: 'the disk is full. Delete what you do not need',
  EBUSY:
    'another program holds the file, such as an editor, or one that keeps copies elsewhere. Close it there',
  EPERM: CLOSED,
  EACCES: CLOSED,
};

/** A sentence for an error of the disk, or for one that nobody expected. */
export function inWords(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return DISK[code] ? `Nothing was written: ${DISK[code]}, then save again.` : (message ?? String(error));
}
