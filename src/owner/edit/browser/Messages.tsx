import { findFieldPath, idOf, useForm } from './values.ts';

/** The problems of a field; without any, its items of the list. */
export function Messages({ id, isField }: { id: string; isField?: boolean }) {
  const { problems, items } = useForm();
  // The lines of a list are one field.
  const isHere = (entry: (typeof problems | typeof items)[number]) =>
    idOf(findFieldPath(entry)) === id || (isField && idOf(findFieldPath(entry)).startsWith(`${id}.`));
  const wrong = problems.filter(isHere).map(({ expected, found, fix = '' }) => ({
    head: `Expected: ${expected}.`,
    rest: `Found: ${found}. ${fix}`,
  }));
  const open = items.filter(isHere).map(({ why, todo }) => ({ head: why, rest: todo }));
  const all = wrong.length > 0 ? wrong : open;
  if (all.length === 0) return null;
  return (
    <ul id={`${id}__error`} className="messages" data-wrong={wrong.length > 0 || undefined}>
      {all.map(({ head, rest }) => (
        <li key={head + rest}>
          <b>{head}</b> {rest}
        </li>
      ))}
    </ul>
  );
}
