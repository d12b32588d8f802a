import type { UnreadCounts } from "../../bridge.ts";
import type { Log } from "../log.ts";

/**
 * Where the unread counts come from. One that polls stands in until the server pushes; another only has to call `onCounts`, and
 * everything that shows counts or notifies stays as it is.
 */
export interface UnreadSource {
  /** Asks now: something was read, the window came to the front, the computer woke up, somebody signed in or out. */
  refresh(): void;
  /**
   * The computer falls asleep: nothing is asked until `refresh`, or for a minute. Systems also say so when none does, and no timer runs
   * while it sleeps.
   */
  pause(): void;
  /** Another member, or none: what is still being asked was asked for the last one, and is not taken any more. */
  forget(): void;
  stop(): void;
}

interface PollingParts {
  /** Reads the server's counts; null when nobody is signed in. Rejects when it cannot. */
  readonly read: () => Promise<UnreadCounts | null>;
  /** Is given what was read, of whoever is signed in now. */
  readonly onCounts: (counts: UnreadCounts | null) => void;
  readonly log: Log;
  /** How often (A§9). */
  readonly everyMs?: number;
}

const longestWaitMs = 60_000;

/** Asks every 5 seconds (A§9), less and less often while the server is away. The last known counts stand until it answers. */
export function pollUnread({ read, onCounts, log, everyMs = 5_000 }: PollingParts): UnreadSource {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;
  let isPaused = false;
  let isAsking = false;
  let isStale = false;
  let generation = 0;

  const ask = async () => {
    const current = generation;
    isAsking = true;
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
    isAsking = false;
    if (isStale) refresh();
    else next();
  };
  const askIn = (waitMs: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(refresh, waitMs);
  };
  const next = () => {
    if (!isPaused) askIn(Math.min(everyMs * 2 ** failures, longestWaitMs));
  };
  const refresh = () => {
    if (isStopped) return;
    isPaused = false;
    clearTimeout(timer);
    // What was asked before the change may answer without it: ask once more afterwards.
    isStale = isAsking;
    if (!isAsking) void ask();
  };
  return {
    refresh,
    pause: () => {
      isPaused = true;
      isStale = false;
      askIn(longestWaitMs);
    },
    forget: () => {
      generation += 1;
      isAsking = false;
      isStale = false;
      failures = 0;
      next();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Both together, as badges say it (A§9); empty for none. */
export function badgeLabel({ messages, notifications }: UnreadCounts): string {
  return countLabel(messages + notifications);
}

/** A number of unread things: '99+' above 99, empty for none. */
export function countLabel(count: number): string {
  return count === 0 ? "" : count > 99 ? "99+" : String(count);
}
