import type { UnreadCounts } from "../../bridge.ts";
import type { Log } from "../log.ts";

/**
 * Source of the unread counts: the server pushes them, and while it cannot they are
 * polled (realtime.3).
 */
interface UnreadSource {
  /** Reads the counts now, unless they are pushed. */
  refresh(): void;
  /** Ends the polling with one last read, or starts it. */
  setPushed(isPushed: boolean): void;
  /** The server pushed these. Drops a read that is under way, which may be older. */
  push(counts: UnreadCounts): void;
  /** Someone signed in or out: drops a read that is under way. */
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

/**
 * Polls every 5 seconds, and less often while the server is away. The last counts
 * stay until it responds.
 */
export function pollUnread({ read, onCounts, log }: PollingParts): UnreadSource {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isPushed = false;
  let isStopped = false;
  let isReading = false;
  let isStale = false;
  /** The result of a read that began in an earlier generation is dropped. */
  let generation = 0;

  const readOnce = async () => {
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
    if (isStale) readNow();
    else schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (isStopped || (isPushed && failures === 0)) return;
    timer = setTimeout(readNow, Math.min(pollEveryMs * 2 ** failures, maxWaitMs));
  };
  const readNow = () => {
    if (isStopped) return;
    clearTimeout(timer);
    // A read that is under way may miss the change: read once more after it.
    isStale = isReading;
    if (!isReading) void readOnce();
  };
  const dropRead = () => {
    generation += 1;
    isReading = false;
    isStale = false;
    failures = 0;
    schedule();
  };
  return {
    refresh: () => isPushed || readNow(),
    setPushed: (now) => {
      isPushed = now;
      if (isPushed) readNow();
      else schedule();
    },
    push: (counts) => {
      dropRead();
      onCounts(counts);
    },
    reset: dropRead,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
