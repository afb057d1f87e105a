type Kind = 'localStorage' | 'sessionStorage';

/** @returns undefined if the browser has stored no value, or refuses access */
export function readStorage(kind: Kind, name: string): string | undefined {
  try {
    return globalThis[kind].getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns false if the browser refuses, because it blocks cookies or has no space left */
export function writeStorage(kind: Kind, name: string, value: string): boolean {
  try {
    globalThis[kind].setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
