import type { Preferences, UnreadCounts } from "../bridge.ts";
import type { Log } from "./log.ts";
import { countNotice, isSilent, type Moment, noticesToShow, type ShownNotice } from "./notice-rules.ts";
import type { UnreadNews } from "./unread-calls.ts";

export interface NotificationParts {
  readonly read: () => Promise<UnreadNews>;
  readonly preferences: () => Preferences;
  readonly moment: () => Moment;
  readonly show: (notice: ShownNotice) => void;
  readonly log: Log;
}

export interface Notifications {
  /** Counts were read: looks what is new when one grew, or when the last look failed. */
  countsChanged(counts: UnreadCounts): void;
  /** Another member, or none: what is unread from now on is that member's old news. */
  forget(): void;
}

/** Ids remembered at most; the oldest go first. */
const mostSeen = 2_000;

const none: UnreadCounts = { messages: 0, notifications: 0 };

/**
 * Tells of what is new, once per id, and where the server has no list of it, of how much came, once per growth. What was unread when
 * the app started, or when somebody signed in, is passed over in silence: the badge says it. A list that could not be read is read with
 * the next counts, also when they did not grow. Only the system's own notifications are used, without a sound or window of ours, so its
 * do-not-disturb holds.
 */
export function createNotifications(
  { read, preferences, moment, show, log }: NotificationParts,
): Notifications {
  const seen = new Set<string>();
  let last: UnreadCounts | null = null;
  /** What came since the lists were last read. */
  let grown = none;
  /** What the next look finds is old news. */
  let isFirst = true;
  let owesLook = false;
  let isFailing = false;
  let tally = 0;
  let run = Promise.resolve();
  let generation = 0;

  const putOff = (cause: unknown) => {
    owesLook = true;
    // When it can be read at last, it would be told late.
    isFirst ||= isSilent(preferences(), moment());
    // Once, and not with every counts.
    if (!isFailing) log.error("What is new could not be read", cause);
    isFailing = true;
  };
  const takeNew = ({ notices, unlisted }: UnreadNews): ShownNotice[] => {
    const listed = noticesToShow(notices, seen, preferences(), moment());
    const counted = {
      messages: unlisted.messages ? grown.messages : 0,
      notifications: unlisted.notifications ? grown.notifications : 0,
    };
    grown = none;
    tally += 1;
    return [...listed, countNotice(`count:${tally}`, counted, preferences(), moment()) ?? []].flat();
  };
  const look = async (current: number) => {
    if (current !== generation || !owesLook) return;
    owesLook = false;
    if (isFirst) grown = none;
    let news: UnreadNews;
    try {
      news = await read();
    } catch (cause) {
      if (current === generation) putOff(cause);
      return;
    }
    if (current !== generation) return;
    isFailing = false;
    const told = isFirst ? [] : takeNew(news);
    isFirst = false;
    for (const { id } of news.notices) seen.add(id);
    for (const id of [...seen].slice(0, Math.max(0, seen.size - mostSeen))) seen.delete(id);
    told.forEach(show);
  };
  return {
    countsChanged: (counts) => {
      if (last === null) owesLook = true;
      else {
        grown = {
          messages: stillNew(grown.messages, last.messages, counts.messages),
          notifications: stillNew(grown.notifications, last.notifications, counts.notifications),
        };
        owesLook ||= counts.messages > last.messages || counts.notifications > last.notifications;
      }
      last = counts;
      if (!owesLook) return;
      const current = generation;
      run = run.then(() => look(current)).catch((cause: unknown) =>
        log.error("What is new could not be told", cause)
      );
    },
    forget: () => {
      generation += 1;
      seen.clear();
      last = null;
      grown = none;
      isFirst = true;
      owesLook = false;
      isFailing = false;
      // What was asked for the last member may never be answered.
      run = Promise.resolve();
    },
  };
}

/** How many are new after a count changed; never more than are unread. */
const stillNew = (known: number, before: number, now: number) =>
  Math.min(now, known + Math.max(0, now - before));
