import { expect, test, vi } from "vitest";
import type { Moment, ShownNotice } from "./notification-content.ts";
import { createNotifications } from "./notifications.ts";
import { defaultPreferences } from "../settings/preferences.ts";

const noon: Moment = { minuteOfDay: 720, isMuted: false, isFocused: false, pathInView: "/" };

function telling() {
  const show = vi.fn<(notice: ShownNotice) => void>();
  const moment = vi.fn(() => noon);
  const notifications = createNotifications({ preferences: () => defaultPreferences("mac"), moment, show });
  return {
    moment,
    count: (messages: number, notices = 0) =>
      notifications.countsChanged({ messages, notifications: notices }),
    forget: notifications.forget,
    shown: () => show.mock.calls.map(([notice]) => notice),
  };
}

test("what is unread at the start shows nothing, what comes later shows once", () => {
  const { count, shown } = telling();
  count(4, 1);
  count(6, 1);
  count(6, 2);
  count(6, 2);
  expect(shown().map(({ title }) => title)).toEqual(["2 new messages", "1 new notification"]);
  expect(new Set(shown().map(({ id }) => id)).size).toBe(2);
});

test("what is read and comes again counts as new", () => {
  const { count, shown } = telling();
  count(3);
  count(0);
  count(1);
  expect(shown().map(({ title }) => title)).toEqual(["1 new message"]);
});

test("the next member's unread shows nothing", () => {
  const { count, forget, shown } = telling();
  count(0);
  forget();
  count(9);
  expect(shown()).toEqual([]);
});

test("what comes while muted is not shown afterwards", () => {
  const { count, moment, shown } = telling();
  count(0);
  moment.mockReturnValue({ ...noon, isMuted: true });
  count(1);
  moment.mockReturnValue(noon);
  count(1);
  count(2);
  expect(shown().map(({ title }) => title)).toEqual(["1 new message"]);
});
