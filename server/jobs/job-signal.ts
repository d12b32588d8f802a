/** Says within a process that a job was added which somebody waits for, so that no worker has to look all the time. */
export interface JobSignal {
  /** Call it when the statement has committed. */
  added(): void;
  /** Returns what ends the listening. */
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
