/**
 * Signals within a process that an urgent job was added, so that no worker has to look all the
 * time.
 */
export interface JobSignal {
  /** Call it after the statement has committed. */
  added(): void;
  /** Returns a function that stops listening. */
  onAdded(listener: () => void): () => void;
}

export function createJobSignal(): JobSignal {
  const listeners = new Set<() => void>();
  return {
    added: () => {
      for (const listener of listeners) listener();
    },
    onAdded: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
