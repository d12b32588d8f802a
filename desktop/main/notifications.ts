import type { Notification as SystemNotification, NotificationConstructorOptions } from "electron";
import { deepLinkTo } from "#shared/deep-links.ts";
import { product } from "#shared/product.ts";
import type { Preferences, UnreadCounts } from "../bridge.ts";
import type { Log } from "./log.ts";
import { type Moment, type Notice, noticesToShow, type ShownNotice } from "./notice-rules.ts";

export interface NotificationParts {
  readonly read: () => Promise<Notice[]>;
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

/**
 * Tells of what is new, once per id. What was unread when the app started, or when somebody signed in, is passed over in silence: the
 * badge says it. Only the system's own notifications are used, without a sound or window of ours, so its do-not-disturb holds.
 */
export function createNotifications(
  { read, preferences, moment, show, log }: NotificationParts,
): Notifications {
  const seen = new Set<string>();
  let last: UnreadCounts | null = null;
  let run = Promise.resolve();
  let generation = 0;

  const look = async (isFirst: boolean, current: number) => {
    const unread = await read();
    if (current !== generation) return;
    const shown = isFirst ? [] : noticesToShow(unread, seen, preferences(), moment());
    for (const { id } of unread) seen.add(id);
    for (const id of [...seen].slice(0, Math.max(0, seen.size - mostSeen))) seen.delete(id);
    shown.forEach(show);
  };
  return {
    countsChanged: (counts) => {
      const before = last;
      last = counts;
      const grew = before !== null &&
        (counts.messages > before.messages || counts.notifications > before.notifications);
      const isFirst = before === null;
      if (!isFirst && !grew) return;
      const current = generation;
      run = run.then(() => look(isFirst, current)).catch((cause: unknown) =>
        log.error("What is new could not be read", cause)
      );
    },
    forget: () => {
      generation += 1;
      seen.clear();
      last = null;
    },
  };
}

/** Puts a notice on the screen. The object is held until it is closed: a collected one no longer hears its click. */
export function createSystemNotifier(
  Notification: {
    new (options: NotificationConstructorOptions): SystemNotification;
    isSupported(): boolean;
  },
  system: "linux" | "mac" | "windows",
  onClick: (path: string) => void,
): (notice: ShownNotice) => void {
  const held = new Set<SystemNotification>();
  return (notice) => {
    if (!Notification.isSupported()) return;
    const notification = new Notification({
      id: notice.id,
      groupId: product.scheme,
      title: notice.title,
      body: notice.text,
      ...(system === "windows" && { toastXml: toastXml(notice) }),
    });
    held.add(notification);
    notification.on("click", () => {
      held.delete(notification);
      // Windows also tells `Notification.handleActivation`, which works from a cold start too.
      if (system !== "windows") onClick(notice.path);
    });
    notification.on("close", () => held.delete(notification));
    notification.show();
  };
}

/** A Windows toast carries the link it leads to, for when the app is no longer running. */
export function toastXml({ title, text, path }: ShownNotice): string {
  const launch = `activationType="protocol" launch="${escapeXml(deepLinkTo(path))}"`;
  const lines = [title, text].filter(Boolean).map((line) => `<text>${escapeXml(line)}</text>`).join("");
  return `<toast ${launch}><visual><binding template="ToastGeneric">${lines}</binding></visual></toast>`;
}

function escapeXml(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, "").replaceAll(
    /[&<>"']/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
}
