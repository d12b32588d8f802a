import { expect, test, vi } from "vitest";
import type { NotificationContent, NotificationContext } from "./notification-content.ts";
import { createNotifications } from "./notifications.ts";
import { defaultPreferences } from "../settings/settings.ts";

const noon: NotificationContext = { minuteOfDay: 720, isMuted: false, isFocused: false, pathInView: "/" };

function created() {
  const show = vi.fn<(content: NotificationContent) => void>();
  const context = vi.fn(() => noon);
  const notifications = createNotifications({ preferences: () => defaultPreferences("mac"), context, show });
  return {
    context,
    count: (messages: number, notices = 0) =>
      notifications.countsChanged({ messages, notifications: notices }),
    reset: notifications.reset,
    shown: () => show.mock.calls.map(([content]) => content),
  };
}

test("shows nothing for the counts at the start, and one notification for each growth", () => {
  const { count, shown } = created();
  count(4, 1);
  count(6, 1);
  count(6, 2);
  count(6, 2);
  expect(shown().map(({ title }) => title)).toEqual(["2 new messages", "1 new notification"]);
  expect(new Set(shown().map(({ id }) => id)).size).toBe(2);
});

test("shows a count that fell and grew again", () => {
  const { count, shown } = created();
  count(3);
  count(0);
  count(1);
  expect(shown().map(({ title }) => title)).toEqual(["1 new message"]);
});

test("shows nothing for the first counts of the next member", () => {
  const { count, reset, shown } = created();
  count(0);
  reset();
  count(9);
  expect(shown()).toEqual([]);
});

test("does not show later what came while muted", () => {
  const { count, context, shown } = created();
  count(0);
  context.mockReturnValue({ ...noon, isMuted: true });
  count(1);
  context.mockReturnValue(noon);
  count(1);
  count(2);
  expect(shown().map(({ title }) => title)).toEqual(["1 new message"]);
});
