type Kind = 'localStorage' | 'sessionStorage';

export function recall(kind: Kind, name: string): string | undefined {
  try {
    return globalThis[kind].getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the browser stores it: one that blocks cookies does not, nor one with a full disk */
export function remember(kind: Kind, name: string, value: string): boolean {
  try {
    globalThis[kind].setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
