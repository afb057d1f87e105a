import { findFieldPath, idOf, useForm } from './values.ts';

/** Shows the problems of a field or, without any, its items of the list. */
export function Messages({ id, isField }: { id: string; isField?: boolean }) {
  const { problems, items } = useForm();
  // A list of texts is one field, whose lines have no messages of their own.
  const isHere = (entry: (typeof problems | typeof items)[number]) =>
    idOf(findFieldPath(entry)) === id || (isField && idOf(findFieldPath(entry)).startsWith(`${id}.`));
  const problemMessages = problems.filter(isHere).map(({ expected, found, fix = '' }) => ({
    head: `Expected: ${expected}.`,
    rest: `Found: ${found}. ${fix}`,
  }));
  const itemMessages = items.filter(isHere).map(({ why, todo }) => ({ head: why, rest: todo }));
  const messages = problemMessages.length > 0 ? problemMessages : itemMessages;
  if (messages.length === 0) return null;
  return (
    <ul id={`${id}__error`} className="messages" data-wrong={problemMessages.length > 0 || undefined}>
      {messages.map(({ head, rest }) => (
        <li key={head + rest}>
          <b>{head}</b> {rest}
        </li>
      ))}
    </ul>
  );
}
