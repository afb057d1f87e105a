import type { Problem } from '../../content/problems.ts';

/** Why nothing was written. */
export class Refused extends Error {
  readonly status: number;
  readonly details: { problems?: Problem[]; yours?: string; theirs?: string };
  constructor(message: string, status = 400, details: Refused['details'] = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}
