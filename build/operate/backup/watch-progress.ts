/** Without progress for so long, work hangs: a disk, store or database that does says nothing. */
const usualMs = 10 * 60_000;

/** Notices when work stops getting on. backup.2 */
export interface Progress {
  /** Something was done; the next thing may take so long. */
  made(nextWithinMs?: number): void;
  /** Aborts, with a sentence for the operator, when it did not. */
  readonly stalled: AbortSignal;
  /** Settles as the work does, and rejects when the work stalls: that may never settle. */
  orStalled<T>(work: Promise<T>): Promise<T>;
  stop(): void;
}

export function watchProgress(withinMs = usualMs): Progress {
  const stalling = new AbortController();
  const { signal } = stalling;
  let timer: NodeJS.Timeout;
  const watch = (ms: number) => {
    timer = setTimeout(() => stalling.abort(new Error(stalledText(ms))), ms);
  };
  const rejected = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason as Error))
  );
  // Whoever races it gets the error; by then nobody may.
  rejected.catch(() => {});
  watch(withinMs);
  return {
    made(nextWithinMs = withinMs) {
      clearTimeout(timer);
      if (!signal.aborted) watch(nextWithinMs);
    },
    stalled: signal,
    orStalled: (work) => Promise.race([work, rejected]),
    stop: () => clearTimeout(timer),
  };
}

function stalledText(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return `It made no progress for ${minutes} minutes and was ended: the database, the files or the place of ` +
    "the backups did not answer. Look at the disks, the network and the store.";
}

/** Passes a stream on, and notes that it goes on. */
export async function* noteProgress<T>(
  stream: AsyncIterable<T>,
  progress: Pick<Progress, "made"> | undefined,
): AsyncGenerator<T> {
  for await (const piece of stream) {
    progress?.made();
    yield piece;
  }
}
