import type { Preferences, UnreadCounts } from "../bridge.ts";
import type { Log } from "./log.ts";
import { countNotice, type Moment, noticesToShow, type ShownNotice } from "./notice-rules.ts";
import type { UnreadNews } from "./unread-calls.ts";

export interface NotificationParts {
  readonly read: () => Promise<UnreadNews>;
  readonly preferences: () => Preferences;
  readonly moment: () => Moment;
  readonly show: (notice: ShownNotice) => void;
  readonly log: Log;
}

export interface Notifications {
  /** The counts changed: looks what is new when one grew. */
  countsChanged(counts: UnreadCounts): void;
  /** Another member, or none: what is unread from now on is that member's old news. */
  forget(): void;
}

/** Ids remembered at most; the oldest go first. */
const mostSeen = 2_000;

const none: UnreadCounts = { messages: 0, notifications: 0 };

/**
 * Tells of what is new, once per id, and where the server has no list of it, of how much came, once per growth. What was unread when
 * the app started, or when somebody signed in, is passed over in silence: the badge says it. Only the system's own notifications are
 * used, without a sound or window of ours, so its do-not-disturb holds.
 */
export function createNotifications(
  { read, preferences, moment, show, log }: NotificationParts,
): Notifications {
  const seen = new Set<string>();
  let last: UnreadCounts | null = null;
  /** What came since the lists were last read. */
  let grown = none;
  let tally = 0;
  let run = Promise.resolve();
  let generation = 0;

  const look = async (isFirst: boolean, current: number) => {
    const { notices, unlisted } = await read();
    if (current !== generation) return;
    if (!isFirst) {
      noticesToShow(notices, seen, preferences(), moment()).forEach(show);
      const counted = {
        messages: unlisted.messages ? grown.messages : 0,
        notifications: unlisted.notifications ? grown.notifications : 0,
      };
      grown = none;
      tally += 1;
      const notice = countNotice(`count:${tally}`, counted, preferences(), moment());
      if (notice) show(notice);
    }
    for (const { id } of notices) seen.add(id);
    for (const id of [...seen].slice(0, Math.max(0, seen.size - mostSeen))) seen.delete(id);
  };
  return {
    countsChanged: (counts) => {
      const before = last;
      last = counts;
      const isFirst = before === null;
      if (!isFirst) {
        grown = {
          messages: stillNew(grown.messages, before.messages, counts.messages),
          notifications: stillNew(grown.notifications, before.notifications, counts.notifications),
        };
        if (counts.messages <= before.messages && counts.notifications <= before.notifications) return;
      }
      const current = generation;
      run = run.then(() => look(isFirst, current)).catch((cause: unknown) =>
        log.error("What is new could not be read", cause)
      );
    },
    forget: () => {
      generation += 1;
      seen.clear();
      last = null;
      grown = none;
    },
  };
}

/** How many are new after a count changed; never more than are unread. */
const stillNew = (known: number, before: number, now: number) =>
  Math.min(now, known + Math.max(0, now - before));
