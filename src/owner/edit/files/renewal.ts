import { filesOnDisk } from '../../../content/files.ts';
import { type Change, carryOut, Refusal, redraft } from '../../../content/legal/renew.ts';
import { valuesOf } from '../catalogue.ts';
import { Refused } from '../refused.ts';
import { writeFile } from '../yaml.ts';

/** The day of a legal text's wording, and what has changed, in words; without these it is the first version of a draft. */
export type Renewal = { date: string; changed?: string | undefined };

/**
 * Keeps the version of a legal text that is being saved: of a draft without a word, of one in force with its new date, as
 * `npm run legal -- renew` does. The first version ends the draft.
 * @throws Refused where the order cannot be carried out
 */
export function keepVersion(
  root: string,
  step: Map<string, Uint8Array | undefined>,
  { file, was, is }: { file: string; was: string; is: string },
  renewal?: Renewal,
): void {
  if (!/^legal\/[^/]+\.md$/.test(file)) return;
  const id = file.replace(/^legal\/|\.md$/g, '');
  const isDraft = valuesOf(file, was)['draft'] === true;
  const isFirst = isDraft && renewal?.changed === undefined;
  const marked = (text: string, draft: boolean) =>
    writeFile(file, text, { data: { ...valuesOf(file, text), draft } });
  const files = { ...filesOnDisk(root), [file]: isFirst && renewal ? marked(is, true) : is };
  const take = ({ write, remove }: Change) => {
    for (const [path, made] of Object.entries(write)) step.set(path, Buffer.from(made));
    for (const path of remove) step.set(path, undefined);
  };
  if (!renewal) {
    if (isDraft) take(redraft(files, id));
    return;
  }
  const today = new Date().toISOString().slice(0, 10);
  try {
    const change = carryOut(files, { id, ...renewal, isFirst }, today);
    if (isFirst) change.write[file] = marked(change.write[file] ?? is, false);
    take(change);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refused(error.message, 422);
  }
}
