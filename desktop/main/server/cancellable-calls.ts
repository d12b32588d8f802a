/** Abort reason of a call that the page cancelled. */
export const cancelledByPage = new DOMException("The page cancelled the call", "AbortError");

/** Calls of the page that have no response yet, by the ids the page gave them. */
export interface CancellableCalls {
  /** Returns a function that removes the call. A call without an id cannot be cancelled. */
  add(id: string | null, call: AbortController): () => void;
  /** Does nothing when the call has ended, or never was. */
  cancel(id: string): void;
}

/** Needed because the `Request` of `protocol.handle` has no signal. */
export function createCancellableCalls(): CancellableCalls {
  const calls = new Map<string, AbortController>();
  return {
    add: (id, call) => {
      if (id === null) return () => {};
      calls.set(id, call);
      return () => {
        if (calls.get(id) === call) calls.delete(id);
      };
    },
    cancel: (id) => calls.get(id)?.abort(cancelledByPage),
  };
}
