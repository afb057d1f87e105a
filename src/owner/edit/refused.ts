import type { Problem } from '../../content/problems.ts';

/** Why nothing was written. */
export class Refused extends Error {
  readonly status: number;
  readonly details: { problems?: Problem[] };
  constructor(message: string, status = 400, details: Refused['details'] = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

const HELD =
  'another program holds the file, such as an editor, a scanner for viruses, or one that keeps copies elsewhere (OneDrive, Dropbox). Wait a moment or close it there';
const CLOSED =
  'the file or its folder may only be read. Take “read only” off in its properties; where it is off, close the programs that may hold the file';
/** Why a disk takes nothing, by the code of the system. */
const DISK: Record<string, string> = {
  ENOSPC: 'the disk is full. Delete what you do not need',
  EDQUOT: 'your part of the disk is full. Delete what you do not need',
  EBUSY: HELD,
  EPERM: CLOSED,
  EACCES: CLOSED,
  EROFS: 'this disk can only be read. Move the folder to another',
};

/** What has gone wrong that nobody has thought of, or with the disk. */
export function inWords(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return DISK[code] ? `Nothing was written: ${DISK[code]}, then save again.` : (message ?? String(error));
}
