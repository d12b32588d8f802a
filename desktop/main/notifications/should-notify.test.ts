import { expect, test } from "vitest";
import type { NotificationSettings } from "#shared/notifications/contract.ts";
import { postId, someNotification } from "../testing/some-notification.ts";
import { isInView, shouldAnnounceMessages, type View } from "./should-notify.ts";

const commentId = "0198a7c0-0000-7000-8000-000000000002";
const elsewhere: View = { isFocused: false, path: "/" };

test.each<[string, View, boolean]>([
  ["the list", { isFocused: true, path: "/notifications" }, true],
  ["its post", { isFocused: true, path: `/post/${postId}` }, true],
  ["its post behind other windows", { isFocused: false, path: `/post/${postId}` }, false],
  ["another screen", { isFocused: true, path: "/" }, false],
  ["nothing", { isFocused: true, path: null }, false],
])("is in view while the member looks at %s", (_, view, isIt) => {
  expect(isInView(someNotification({ type: "comment", commentId }), view)).toBe(isIt);
  expect(isInView(someNotification({ postId: null, commentId }), { isFocused: true, path: "/" })).toBe(false);
});

const noon = new Date("2026-11-21T12:00:00Z");
const settings: NotificationSettings = {
  types: {},
  quietHours: null,
  pausedUntil: null,
  showsPreviews: true,
  timeZone: "UTC",
};
const lunch = { from: "11:00", to: "13:00", days: [6] };

test.each<[string, NotificationSettings | null, View, boolean]>([
  ["announces messages while the member is elsewhere", settings, elsewhere, true],
  ["announces messages before the settings are known", null, elsewhere, true],
  ["announces no messages in quiet hours", { ...settings, quietHours: lunch }, elsewhere, false],
  [
    "announces no messages in a pause",
    { ...settings, pausedUntil: "2026-11-21T12:30:00Z" },
    elsewhere,
    false,
  ],
  ["announces no messages while the chats are in view", settings, { isFocused: true, path: "/chat" }, false],
  ["announces messages while the chats are behind other windows", settings, {
    isFocused: false,
    path: "/chat",
  }, true],
])("%s", (_, given, view, announces) => {
  expect(shouldAnnounceMessages(given, view, noon)).toBe(announces);
});
