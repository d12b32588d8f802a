import type { UnreadCounts } from "../bridge.ts";
import type { Log } from "./log.ts";
import { createNewsList } from "./news-list.ts";
import {
  countNotice,
  isSilent,
  type Moment,
  type Notice,
  noticesToShow,
  type ShownNotice,
} from "./notice-rules.ts";
import type { KeptPreferences } from "./preferences.ts";

export interface NotificationParts {
  /** Reads the list behind a count, newest first; null where the server has none. Rejects when it cannot say. */
  readonly read: (list: keyof UnreadCounts) => Promise<readonly Notice[] | null>;
  readonly preferences: () => KeptPreferences;
  readonly moment: () => Moment;
  readonly now: () => number;
  readonly show: (notice: ShownNotice) => void;
  readonly log: Log;
}

export interface Notifications {
  /** Counts were read: looks what is new behind the one that grew, or could not be looked at before. */
  countsChanged(counts: UnreadCounts): void;
  /** What made a list fail may be over: it is looked at with the next counts, without waiting any longer. */
  retry(): void;
  /** Another member, or none: what is unread from now on is that member's old news. */
  forget(): void;
}

/** Ids remembered at most; the oldest go first. */
const mostSeen = 2_000;

/**
 * Tells of what is new, once per id, and where the server has no list of it, of how much came, once per growth. What was unread when
 * the app started, or when somebody signed in, is passed over in silence: the badge says it. Each list stands on its own: one that cannot
 * be read keeps nothing of the other back. Only the system's own notifications are used, without a sound or window of ours, so its
 * do-not-disturb holds.
 */
export function createNotifications(
  { read, preferences, moment, now, show, log }: NotificationParts,
): Notifications {
  const seen = new Set<string>();
  let tally = 0;
  let run = Promise.resolve();
  let generation = 0;

  const newList = (name: keyof UnreadCounts) => {
    const current = generation;
    return createNewsList({
      read: () => read(name),
      now,
      isSilent: () => isSilent(preferences(), moment()),
      onFailure: (cause) => {
        if (current === generation) log.error(`New ${name} could not be read`, cause);
      },
    });
  };
  const newLists = () => ({ messages: newList("messages"), notifications: newList("notifications") });
  let lists = newLists();

  const look = async (current: number) => {
    if (current !== generation) return;
    const [messages, notifications] = await Promise.all(
      [lists.messages, lists.notifications].map(async (list) => list.isDue() ? await list.look() : null),
    );
    if (current !== generation) return;
    const found = [messages, notifications].flatMap((news) => news ?? []);
    const fresh = found.flatMap(({ isOld, notices }) => isOld ? [] : notices);
    const counted = { messages: messages?.unlisted ?? 0, notifications: notifications?.unlisted ?? 0 };
    tally += 1;
    const told = [
      ...noticesToShow(fresh, seen, preferences(), moment()),
      countNotice(`count:${tally}`, counted, preferences(), moment()) ?? [],
    ].flat();
    for (const { id } of found.flatMap(({ notices }) => notices)) seen.add(id);
    for (const id of [...seen].slice(0, Math.max(0, seen.size - mostSeen))) seen.delete(id);
    told.forEach(show);
  };
  return {
    countsChanged: (counts) => {
      lists.messages.countChanged(counts.messages);
      lists.notifications.countChanged(counts.notifications);
      if (!lists.messages.isDue() && !lists.notifications.isDue()) return;
      const current = generation;
      run = run.then(() => look(current)).catch((cause: unknown) =>
        log.error("What is new could not be told", cause)
      );
    },
    retry: () => {
      lists.messages.retry();
      lists.notifications.retry();
    },
    forget: () => {
      generation += 1;
      seen.clear();
      lists = newLists();
      // What was asked for the last member may never be answered.
      run = Promise.resolve();
    },
  };
}
