import { filesOnDisk } from '../../../content/files.ts';
import { valuesOf } from '../catalogue.ts';
import { bytesOf } from './folder.ts';

/** The file of a person's picture, where it stands beside the text; nothing where another host has it. */
export function pictureOf(file: string, source: string): string | undefined {
  const image = file.startsWith('team/') ? valuesOf(file, source)['image'] : undefined;
  return typeof image === 'string' && !image.startsWith('https:') ? `team/${image}` : undefined;
}

/** Takes a picture along that nobody has any more once a person's file says something else. */
export function leaveNoPicture(
  root: string,
  step: Map<string, Uint8Array | undefined>,
  { file, was, is }: { file: string; was: string; is: string },
): void {
  const picture = pictureOf(file, was);
  if (!picture || picture === pictureOf(file, is) || !bytesOf(root, picture)) return;
  const others = Object.entries(filesOnDisk(root)).filter(([other]) => other !== file);
  if (!others.some(([other, source]) => pictureOf(other, source) === picture)) step.set(picture, undefined);
}
