import type { Picture } from '../../components/Avatar/Avatar.tsx';
import type { Member } from '../../schemas/team.ts';

/** A team member, and where the picture is: elsewhere, among our own files, or nowhere. */
export type Person = Member & { picture: Picture | undefined };
