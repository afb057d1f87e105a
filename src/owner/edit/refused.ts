import type { Problem } from '../../content/problems.ts';

/** Why nothing was written. */
export class Refused extends Error {
  readonly status: number;
  readonly told: { problems?: Problem[]; yours?: string; theirs?: string };
  constructor(message: string, status = 400, told: Refused['told'] = {}) {
    super(message);
    this.status = status;
    this.told = told;
  }
}
