import type { Member } from '../../schemas/team.ts';

/** A team member, and where the picture is: elsewhere, among our own files, or nowhere. */
export type Person = Member & { picture: string | undefined };

/** What friends say: the first word of a name that is no initial and no title with a stop. */
export const firstName = (name: string): string =>
  name.split(/\s+/).find((word) => [...word].length > 1 && !word.endsWith('.')) ?? name;
