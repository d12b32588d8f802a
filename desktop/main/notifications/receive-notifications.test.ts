import { expect, test, vi } from "vitest";
import type { NotificationSettings } from "#shared/notifications/contract.ts";
import { notificationFrame, postId, someNotification } from "../testing/some-notification.ts";
import type { NotificationContent } from "./notification-content.ts";
import { createNotificationReceiver } from "./receive-notifications.ts";
import type { View } from "./should-notify.ts";

const elsewhere: View = { isFocused: false, path: "/" };
const settings = { showsPreviews: true, quietHours: null, pausedUntil: null } as NotificationSettings;
const { id } = someNotification();

function setUpReceiver() {
  const show = vi.fn<(content: NotificationContent) => void>();
  const remove = vi.fn<(id: string) => void>();
  const view = vi.fn(() => elsewhere);
  const read = vi.fn(() => Promise.resolve<NotificationSettings | null>(settings));
  const isOn = vi.fn(() => true);
  const notifications = createNotificationReceiver({
    now: Date.now,
    isOn,
    settings: { known: () => settings, read },
    view,
    show,
    remove,
  });
  return {
    notifications,
    view,
    read,
    isOn,
    remove,
    /** Receives a frame, and what follows from it. */
    receive: async (frame: Parameters<typeof notifications.receive>[0]) => {
      notifications.receive(frame);
      await Promise.resolve();
      await Promise.resolve();
    },
    count: (messages: number, others = 1) => notifications.countsChanged({ messages, notifications: others }),
    texts: () => show.mock.calls.map(([content]) => [content.title, content.text].filter(Boolean).join("\n")),
  };
}

test("shows a notification once, also after a reconnect, and again when its group grows", async () => {
  const { receive, texts } = setUpReceiver();
  await receive(notificationFrame());
  await receive(notificationFrame());
  expect(texts()).toEqual(["Ada liked your post\nThree slow breaths"]);
  await receive(notificationFrame(someNotification({ count: 2, createdAt: "2026-11-21T12:01:00.000Z" })));
  expect(texts()[1]).toBe("Ada and 1 other liked your post\nThree slow breaths");
});

test.each<[string, (made: ReturnType<typeof setUpReceiver>) => unknown]>([
  ["it does not alert", ({ receive }) => receive(notificationFrame(someNotification(), false))],
  ["it is read", ({ receive }) => receive(notificationFrame(someNotification({ isRead: true })))],
  ["notifications are off on this computer", ({ isOn, receive }) => {
    isOn.mockReturnValue(false);
    return receive(notificationFrame());
  }],
  ["it is in view", ({ view, receive }) => {
    view.mockReturnValue({ isFocused: true, path: `/post/${postId}` });
    return receive(notificationFrame());
  }],
  ["it is withdrawn before it is shown", async ({ notifications, receive }) => {
    notifications.receive(notificationFrame());
    await receive({ type: "notification", id, notification: null, alerts: false });
  }],
  ["another member comes before it is shown", async ({ notifications }) => {
    notifications.receive(notificationFrame());
    notifications.reset();
    await Promise.resolve();
  }],
])("shows nothing when %s", async (_, happens) => {
  const made = setUpReceiver();
  await happens(made);
  expect(made.texts()).toEqual([]);
});

test("shows no preview while the settings are unknown", async () => {
  const { receive, read, texts } = setUpReceiver();
  read.mockResolvedValueOnce(null);
  await receive(notificationFrame());
  expect(texts()).toEqual(["Ada liked your post"]);
});

test("removes what is read, has gone, or was all read elsewhere", async () => {
  const { receive, remove, count } = setUpReceiver();
  await receive(notificationFrame());
  await receive(notificationFrame(someNotification({ isRead: true })));
  await receive({ type: "notification", id, notification: null, alerts: false });
  expect(remove.mock.calls).toEqual([[id], [id]]);
  await receive(notificationFrame(someNotification({ createdAt: "2026-11-21T12:01:00.000Z" })));
  count(0, 1);
  expect(remove).toHaveBeenCalledTimes(2);
  count(0, 0);
  count(0, 0);
  expect(remove).toHaveBeenCalledTimes(3);
});

test("shows how many messages came each time, and nothing for those that were unread at the start", () => {
  const { notifications, count, isOn, texts } = setUpReceiver();
  for (const messages of [4, 6, 6, 0, 1]) count(messages);
  expect(texts()).toEqual(["2 new messages", "1 new message"]);
  notifications.reset();
  count(9);
  isOn.mockReturnValue(false);
  count(10);
  isOn.mockReturnValue(true);
  count(11);
  expect(texts().slice(2)).toEqual(["1 new message"]);
});
