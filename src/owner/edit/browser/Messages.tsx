import { findFieldPath, idOf, useForm } from './values.ts';

/** Shows the problems of a field or, if it has none, its items of the to-do list. */
export function Messages({ id, isField }: { id: string; isField?: boolean }) {
  const { problems, items } = useForm();
  // A list of texts is one field, so it also shows the messages of its lines.
  const isOfField = (entry: (typeof problems | typeof items)[number]) =>
    idOf(findFieldPath(entry)) === id || (isField && idOf(findFieldPath(entry)).startsWith(`${id}.`));
  const problemMessages = problems.filter(isOfField).map(({ expected, found, fix = '' }) => ({
    summary: `Expected: ${expected}.`,
    details: `Found: ${found}. ${fix}`,
  }));
  const itemMessages = items.filter(isOfField).map(({ why, todo }) => ({ summary: why, details: todo }));
  const messages = problemMessages.length > 0 ? problemMessages : itemMessages;
  if (messages.length === 0) return null;
  return (
    <ul id={`${id}__error`} className="messages" data-wrong={problemMessages.length > 0 || undefined}>
      {messages.map(({ summary, details }) => (
        <li key={summary + details}>
          <b>{summary}</b> {details}
        </li>
      ))}
    </ul>
  );
}
