import type { Bus } from "../realtime/bus.ts";

/** Signals that an urgent job was added, so that no worker has to look all the time. */
export interface JobSignal {
  /** Call it after the statement has committed. */
  added(): void;
  /** Another process added one. */
  heard(): void;
  /** Returns a function that stops listening. */
  onAdded(listener: () => void): () => void;
}

/** Signals within a process. */
export function createJobSignal(): JobSignal {
  const listeners = new Set<() => void>();
  const call = () => {
    for (const listener of listeners) listener();
  };
  return {
    added: call,
    heard: call,
    onAdded: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Signals the workers in other processes, by the bus: this one runs no jobs itself. */
export function signalOtherProcesses(bus: Pick<Bus, "publish">): JobSignal {
  return { added: () => bus.publish({ type: "jobs_added" }), heard() {}, onAdded: () => () => {} };
}
