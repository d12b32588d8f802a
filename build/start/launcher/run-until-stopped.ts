import { once } from "node:events";

export interface Run {
  /** Aborted when the run is to end, also while it starts. */
  readonly signal: AbortSignal;
  /** Gets everything that was started; it is ended in the opposite order. */
  readonly started: AsyncDisposableStack;
}

/**
 * Starts something and keeps it until Ctrl-C, SIGTERM, a closed terminal or the end of npm;
 * then ends all that was started, and the process. A start that fails prints its message and
 * ends the process with 1.
 */
export async function runUntilStopped(start: (run: Run) => Promise<void>): Promise<never> {
  const ending = new AbortController();
  const started = new AsyncDisposableStack();
  let exitCode = 0;

  function end(code: number, message?: string): void {
    if (ending.signal.aborted) return;
    exitCode = code;
    if (message) (code === 0 ? console.log : console.error)(message);
    ending.abort();
  }

  // A closed terminal must not keep us from ending what we started.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
  process.on("SIGINT", () => end(0, "\nStopping."));
  process.on("SIGTERM", () => end(0, "Stopping."));
  process.on("SIGHUP", () => end(0));
  // npm or the bootstrap was killed, so nothing else would stop this process.
  process.on("disconnect", () => end(1));

  const ended = once(ending.signal, "abort");
  await start({ signal: ending.signal, started }).catch((error: Error) => end(1, error.message));
  await ended;
  await started.disposeAsync();
  process.exit(exitCode);
}
