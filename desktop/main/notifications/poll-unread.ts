import type { UnreadCounts } from "../../bridge.ts";
import type { Log } from "../log.ts";

/** Source of the unread counts. Polling stands in until the server pushes; another source calls `onCounts` likewise. */
interface UnreadSource {
  /** Reads the counts now: something was read, the window came to the front, the computer woke up. */
  refresh(): void;
  /** Another member, or none: drops a read that is under way. */
  reset(): void;
  stop(): void;
}

interface PollingParts {
  /** Returns null when nobody is signed in. Rejects when the server cannot be reached. */
  readonly read: () => Promise<UnreadCounts | null>;
  readonly onCounts: (counts: UnreadCounts | null) => void;
  readonly log: Log;
}

const pollEveryMs = 5_000;
const maxWaitMs = 60_000;

/** Reads the counts every 5 seconds, and less often while the server is away. The last counts stay until it responds. */
export function pollUnread({ read, onCounts, log }: PollingParts): UnreadSource {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;
  let isReading = false;
  let isStale = false;
  /** Counts members: the result of a read for an earlier one is dropped. */
  let generation = 0;

  const readNow = async () => {
    const current = generation;
    isReading = true;
    try {
      const counts = await read();
      if (current !== generation) return;
      onCounts(counts);
      failures = 0;
    } catch (cause) {
      if (current !== generation) return;
      failures += 1;
      if (failures === 1) log.info(`The unread counts could not be read: ${String(cause)}`);
    }
    isReading = false;
    if (isStale) refresh();
    else schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(refresh, Math.min(pollEveryMs * 2 ** failures, maxWaitMs));
  };
  const refresh = () => {
    if (isStopped) return;
    clearTimeout(timer);
    // A read that is under way may miss the change: read once more after it.
    isStale = isReading;
    if (!isReading) void readNow();
  };
  return {
    refresh,
    reset: () => {
      generation += 1;
      isReading = false;
      isStale = false;
      failures = 0;
      schedule();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
