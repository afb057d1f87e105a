import { useForm } from './context.ts';

/** What is wrong with a field, in the words of the build; else what is left to do about it. */
export function Messages({ id }: { id: string }) {
  const { problems, todos } = useForm();
  const wrong = problems.get(id) ?? [];
  const left = wrong.length > 0 ? [] : (todos.get(id) ?? []);
  if (wrong.length + left.length === 0) return null;
  return (
    <ul id={`${id}-says`} className="messages" data-wrong={wrong.length > 0 || undefined}>
      {wrong.map(({ expected, found, fix }) => (
        <li key={expected + found}>
          <b>Expected:</b> {expected}. <b>Found:</b> {found}.{' '}
          {fix && (
            <>
              <b>To do:</b> {fix}.
            </>
          )}
        </li>
      ))}
      {left.map(({ why, todo, found }) => (
        <li key={why + found}>
          <b>{why}</b> {todo}
        </li>
      ))}
    </ul>
  );
}
