import { findFieldPath, idOf, useForm } from './values.ts';

/** Shows a field's problems, else its to-do items; with `includesEntries` also those of each entry of a list. */
export function Messages({ id, includesEntries }: { id: string; includesEntries?: boolean }) {
  const { problems, items } = useForm();
  const isShownHere = (entry: (typeof problems | typeof items)[number]) =>
    idOf(findFieldPath(entry)) === id || (includesEntries && idOf(findFieldPath(entry)).startsWith(`${id}.`));
  const problemMessages = problems.filter(isShownHere).map(({ expected, found, fix = '' }) => ({
    summary: `Expected: ${expected}.`,
    details: `Found: ${found}. ${fix}`,
  }));
  const itemMessages = items.filter(isShownHere).map(({ why, todo }) => ({ summary: why, details: todo }));
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
