type Listener = () => void;

/** Those who want to hear of a change, as `useSyncExternalStore` asks for them. */
export function createListeners() {
  const all = new Set<Listener>();
  return {
    /** @returns a function that ends it */
    subscribe(listener: Listener): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell(): void {
      for (const listener of all) listener();
    },
  };
}
