/** What was started, in order; ended in the opposite order, once. */
export interface Stoppers {
  /** Aborted when the end begins, so that a start under way can give up. */
  readonly signal: AbortSignal;
  /** Opens something that `close` ends. One that is still opening when the end comes is ended as soon as it is open. */
  open<T>(open: () => Promise<T>, close: (opened: T) => Promise<void> | void): Promise<T>;
  run(): Promise<void>;
}

/** The start was told to stop; not a failure. */
export class Stopped extends Error {}

export function createStoppers(): Stoppers {
  const stops: (() => Promise<void>)[] = [];
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  async function runAll(): Promise<void> {
    ending.abort();
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  }
  return {
    signal: ending.signal,
    async open(open, close) {
      if (ending.signal.aborted) throw new Stopped();
      const opening = open();
      stops.push(async () => {
        const outcome = await opening.then((opened) => ({ opened }), () => null);
        if (outcome) await close(outcome.opened);
      });
      const opened = await opening;
      if (ending.signal.aborted) throw new Stopped();
      return opened;
    },
    run: () => running ??= runAll(),
  };
}
