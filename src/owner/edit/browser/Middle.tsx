import type { ReactNode } from 'react';
import { type Signing, TodoContext } from './todos.ts';

/** What is being done, where every part knows what is left to do. */
export function Middle({ list, children }: { list: Signing; children: ReactNode }) {
  return (
    <TodoContext value={list}>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </TodoContext>
  );
}
