import { expect, test } from "vitest";
import type { Notification } from "#shared/notifications/contract.ts";
import {
  flattenNotifications,
  insertNotification,
  markRead,
  type NotificationPages,
  removeNotification,
} from "./notification-pages.ts";
import { likeAt, someNotification } from "./testing/some-notification.ts";

function pagesOf(pages: readonly Notification[][], hasMore: boolean): NotificationPages {
  return {
    pages: pages.map((items, index) => ({
      items,
      nextCursor: index < pages.length - 1 || hasMore ? `after ${index}` : null,
      totalCount: null,
    })),
    pageParams: pages.map((_, index) => index === 0 ? undefined : `after ${index - 1}`),
  };
}

const two = pagesOf([[likeAt(50), likeAt(40)], [likeAt(30), likeAt(20)]], true);
const ids = (data: NotificationPages) => data.pages.map(({ items }) => items.map(({ id }) => id));

test("adds a new notification at the top", () => {
  expect(ids(insertNotification(two, likeAt(55)))).toEqual([["n55", "n50", "n40"], ["n30", "n20"]]);
});

test("moves a group that grew to its new position without doubling it", () => {
  expect(ids(insertNotification(two, likeAt(58, "n30")))).toEqual([["n30", "n50", "n40"], ["n20"]]);
});

test("keeps the position of a notification changed at the same time", () => {
  const changed = insertNotification(two, { ...likeAt(40), isRead: true });
  expect(ids(changed)).toEqual(ids(two));
  expect(changed.pages[0]?.items[1]?.isRead).toBe(true);
});

test("leaves a notification behind the loaded rows to its page", () => {
  expect(ids(insertNotification(two, likeAt(10)))).toEqual(ids(two));
  expect(ids(insertNotification(two, likeAt(10, "n50")))).toEqual([["n40"], ["n30", "n20"]]);
});

test("adds the oldest at the end when everything is loaded, and to an empty list", () => {
  expect(ids(insertNotification(pagesOf([[likeAt(50)]], false), likeAt(10)))).toEqual([["n50", "n10"]]);
  expect(ids(insertNotification(pagesOf([[]], false), likeAt(10)))).toEqual([["n10"]]);
});

test("removes a withdrawn notification", () => {
  expect(ids(removeNotification(two, "n40"))).toEqual([["n50"], ["n30", "n20"]]);
});

test("marks some notifications read or unread", () => {
  const read = (data: NotificationPages) => flattenNotifications(data).map(({ isRead }) => isRead);
  expect(read(markRead(two, true, ["n30"]))).toEqual([false, false, true, false]);
  const both = markRead(two, true, ["n50", "n30"]);
  expect(read(markRead(both, false, ["n30"]))).toEqual([true, false, false, false]);
});

test("lists a row on two pages once, at its first position", () => {
  const moved = pagesOf([[someNotification({ id: "a", count: 2 })], [someNotification({ id: "a" })]], false);
  expect(flattenNotifications(moved)).toEqual([moved.pages[0]?.items[0]]);
});
