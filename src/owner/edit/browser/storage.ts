type StorageKind = 'localStorage' | 'sessionStorage';

/** Returns a stored value, or undefined if there is none or the browser refuses access. */
export function readStorage(kind: StorageKind, name: string): string | undefined {
  try {
    return globalThis[kind].getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value. @returns false if the browser refuses, because it blocks cookies or has no space left */
export function writeStorage(kind: StorageKind, name: string, value: string): boolean {
  try {
    globalThis[kind].setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
