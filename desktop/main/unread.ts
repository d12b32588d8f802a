import type { UnreadCounts } from "../bridge.ts";
import type { Log } from "./log.ts";

/**
 * Where the unread counts come from. One that polls stands in until the server pushes; another only has to call `onCounts`, and
 * everything that shows counts or notifies stays as it is.
 */
export interface UnreadSource {
  /** Asks now: something was read, the window came to the front, the computer woke up, somebody signed in or out. */
  refresh(): void;
  /** The computer sleeps: nothing is asked until `refresh`. */
  pause(): void;
  stop(): void;
}

export interface PollingParts {
  /** Reads the server's counts; null when nobody is signed in. Rejects when it cannot. */
  readonly read: () => Promise<UnreadCounts | null>;
  readonly onCounts: (counts: UnreadCounts) => void;
  readonly log: Log;
  /** How often (A§9). */
  readonly everyMs?: number;
}

const noCounts: UnreadCounts = { messages: 0, notifications: 0 };
const longestWaitMs = 60_000;

/** Asks every 5 seconds (A§9), less and less often while the server is away. The last known counts stand until it answers. */
export function pollUnread({ read, onCounts, log, everyMs = 5_000 }: PollingParts): UnreadSource {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;
  let isPaused = false;
  let asking: Promise<void> | null = null;
  let isStale = false;

  const ask = async () => {
    try {
      onCounts(await read() ?? noCounts);
      failures = 0;
    } catch (cause) {
      failures += 1;
      if (failures === 1) log.info(`The unread counts could not be read: ${String(cause)}`);
    }
  };
  const next = () => {
    clearTimeout(timer);
    if (!isStopped && !isPaused) {
      timer = setTimeout(refresh, Math.min(everyMs * 2 ** failures, longestWaitMs));
    }
  };
  const refresh = () => {
    if (isStopped) return;
    isPaused = false;
    clearTimeout(timer);
    // What was asked before the change may answer without it: ask once more afterwards.
    if (asking) {
      isStale = true;
      return;
    }
    asking = ask().finally(() => {
      asking = null;
      if (isStale) {
        isStale = false;
        refresh();
      } else next();
    });
  };
  return {
    refresh,
    pause: () => {
      isPaused = true;
      clearTimeout(timer);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** As badges say it (A§9); empty for none. */
export function badgeLabel({ messages, notifications }: UnreadCounts): string {
  const total = messages + notifications;
  return total === 0 ? "" : total > 99 ? "99+" : String(total);
}
