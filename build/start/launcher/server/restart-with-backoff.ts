/** A process that was started and is ready. */
export interface Running {
  /** Resolves once it has ended, asked to or not, with a sentence that says how. */
  readonly ended: Promise<string>;
  /** Does nothing when it has ended. */
  stop(): Promise<void>;
}

export interface Keeping {
  /** As it stands in a sentence: "The server". */
  readonly name: string;
  /** Should give up soon after the signal. */
  start(signal: AbortSignal): Promise<Running>;
  say(line: string): void;
}

const firstDelayMs = 250;
const longestDelayMs = 30_000;
/** A process that ran this long failed for another reason. */
const soundAfterMs = 60_000;

/**
 * Starts a process, and restarts it whenever it ends unexpectedly, without ever giving up: the
 * delay doubles with each failure in a row. Rejects when the first start fails.
 */
export async function restartWithBackoff({ name, start, say }: Keeping): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = await start(signal);
  const kept = restartUntilStopped();

  async function restartUntilStopped(): Promise<void> {
    for (let failures = 0; !signal.aborted; failures++) {
      const startedAt = performance.now();
      const reason = await current.ended;
      if (signal.aborted) return;
      if (performance.now() - startedAt > soundAfterMs) failures = 0;
      const delayMs = Math.min(firstDelayMs * 2 ** failures, longestDelayMs);
      say(`${reason}\nStarting it again in ${delayMs / 1000} s.`);
      current = await startAfter(delayMs).catch(failedStart);
    }
  }

  async function startAfter(delayMs: number): Promise<Running> {
    await waitUnlessAborted(delayMs, signal);
    const started = await start(signal);
    say(`${name} is back.`);
    return started;
  }

  return {
    async stop() {
      stopping.abort();
      await current.stop();
      await kept;
      // A start that was under way may have become a process.
      await current.stop();
    },
  };
}

/** A start that failed, as a process that ended at once. */
function failedStart(error: Error): Running {
  return { ended: Promise.resolve(error.message), stop: async () => {} };
}

function waitUnlessAborted(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
