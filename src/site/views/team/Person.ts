import type { Member } from '../../../content/schemas/team.ts';
import type { Picture } from '../../../ui/Avatar/Avatar.tsx';

/** A team member, and where the picture is: elsewhere, among our own files, or nowhere. */
export type Person = Member & { picture: Picture | undefined };
