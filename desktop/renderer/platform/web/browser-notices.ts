import type { UnreadCounts } from "../platform.ts";

/** A notification of the browser. */
export interface Notice {
  readonly title: string;
  /** Where its click leads. A newer notice of the same path takes its place, from whichever tab it comes. */
  readonly path: string;
}

/** Returns the notifications for counts that grew: the number alone, without sender or text. */
export function noticesOfGrowth(before: UnreadCounts, now: UnreadCounts): Notice[] {
  const messages = now.messages - before.messages;
  const notifications = now.notifications - before.notifications;
  return [
    ...(messages > 0 ? [{ title: many(messages, "new message"), path: "/chat" }] : []),
    ...(notifications > 0
      ? [{ title: many(notifications, "new notification"), path: "/notifications" }]
      : []),
  ];
}

function many(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
