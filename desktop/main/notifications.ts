import type { UnreadCounts } from "../bridge.ts";
import type { Log } from "./log.ts";
import { createNewsList, type NewsList } from "./news-list.ts";
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

const names = ["messages", "notifications"] as const;

/** A list, for whom it is looked at, and the looks at it, one after the other. */
interface Looked {
  readonly name: keyof UnreadCounts;
  readonly list: NewsList;
  readonly generation: number;
  run: Promise<void>;
}

/**
 * Tells of what is new, once per id, and where the server has no list of it, of how much came, once per growth. What was unread when
 * the app started, or when somebody signed in, is passed over in silence: the badge says it. Each list stands on its own: one that cannot
 * be read, or whose server takes its time, keeps nothing of the other back. Only the system's own notifications are used, without a
 * sound or window of ours, so its do-not-disturb holds.
 */
export function createNotifications(
  { read, preferences, moment, now, show, log }: NotificationParts,
): Notifications {
  const seen = new Set<string>();
  let tally = 0;
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
  // Each has its own turns: one that keeps a look waiting holds up its own next look alone.
  const newLists = (): Looked[] =>
    names.map((name) => ({ name, list: newList(name), generation, run: Promise.resolve() }));
  let lists = newLists();

  const look = async ({ name, list, generation: current }: Looked) => {
    if (current !== generation || !list.isDue()) return;
    const news = await list.look();
    if (current !== generation || !news) return;
    tally += 1;
    const told = [
      ...news.isOld ? [] : noticesToShow(news.notices, seen, preferences(), moment()),
      countNotice(`count:${tally}`, name, news.unlisted, preferences(), moment()) ?? [],
    ].flat();
    for (const { id } of news.notices) seen.add(id);
    for (const id of [...seen].slice(0, Math.max(0, seen.size - mostSeen))) seen.delete(id);
    told.forEach(show);
  };
  return {
    countsChanged: (counts) => {
      for (const looked of lists) {
        looked.list.countChanged(counts[looked.name]);
        if (!looked.list.isDue()) continue;
        looked.run = looked.run.then(() => look(looked)).catch((cause: unknown) =>
          log.error("What is new could not be told", cause)
        );
      }
    },
    retry: () => lists.forEach(({ list }) => list.retry()),
    forget: () => {
      generation += 1;
      seen.clear();
      // What was asked for the last member may never be answered.
      lists = newLists();
    },
  };
}
