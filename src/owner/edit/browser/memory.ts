type Kind = 'localStorage' | 'sessionStorage';

/** What the browser has kept under a name. */
export function recall(kind: Kind, name: string): string | undefined {
  try {
    return globalThis[kind].getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether the browser keeps it: one that blocks cookies refuses, and so does a full disk. */
export function remember(kind: Kind, name: string, value: string): boolean {
  try {
    globalThis[kind].setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
