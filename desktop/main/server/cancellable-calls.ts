/** Why a call has ended that the page no longer wants. */
export const cancelledByPage = new DOMException("The page cancelled the call", "AbortError");

/** The page's calls that the server has not begun to answer, by the ids the page gave them. */
export interface WaitingCalls {
  /** `cancel` ends this call until the function it answers is called. One without an id cannot be cancelled. */
  add(id: string | null, call: AbortController): () => void;
  /** Ends the call with this id; nothing where it no longer waits, or never was. */
  cancel(id: string): void;
}

/** Needed because a request of Electron's scheme has no signal: nothing else tells that its page gave it up. */
export function createWaitingCalls(): WaitingCalls {
  const waiting = new Map<string, AbortController>();
  return {
    add: (id, call) => {
      if (id === null) return () => {};
      waiting.set(id, call);
      return () => {
        if (waiting.get(id) === call) waiting.delete(id);
      };
    },
    cancel: (id) => waiting.get(id)?.abort(cancelledByPage),
  };
}
