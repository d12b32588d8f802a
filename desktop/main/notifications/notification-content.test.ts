import { expect, test } from "vitest";
import { contentForCount, isQuiet, type NotificationContext } from "./notification-content.ts";
import { defaultPreferences } from "../settings/settings.ts";

const preferences = defaultPreferences("mac");
const noon: NotificationContext = { minuteOfDay: 720, isMuted: false, isFocused: false, pathInView: "/" };
type List = "messages" | "notifications";
test.each<
  [string, List, number, Partial<typeof preferences>, Partial<NotificationContext>, string | null, string]
>([
  ["one message", "messages", 1, {}, {}, "1 new message", "/chat"],
  ["messages", "messages", 3, {}, {}, "3 new messages", "/chat"],
  ["one notification", "notifications", 1, {}, {}, "1 new notification", "/notifications"],
  ["nothing", "messages", 0, {}, {}, null, ""],
  ["switched off", "messages", 1, { showsNotifications: false }, {}, null, ""],
  ["muted", "messages", 1, {}, { isMuted: true }, null, ""],
  ["in quiet hours", "messages", 1, { quietHours: { from: "11:00", to: "13:00" } }, {}, null, ""],
  ["hidden text", "messages", 1, { hidesText: true }, {}, "1 new message", "/chat"],
  ["the chat in view", "messages", 1, {}, { isFocused: true, pathInView: "/chat" }, null, ""],
  ["the chat behind others", "messages", 1, {}, { pathInView: "/chat" }, "1 new message", "/chat"],
  ["the list in view", "notifications", 1, {}, { isFocused: true, pathInView: "/notifications" }, null, ""],
  [
    "the other list in view",
    "messages",
    1,
    {},
    {
      isFocused: true,
      pathInView: "/notifications",
    },
    "1 new message",
    "/chat",
  ],
])("a count that grew: %s", (_, list, count, changed, context, title, path) => {
  const shown = contentForCount("1", list, count, { ...preferences, ...changed }, {
    ...noon,
    ...context,
  });
  expect(shown).toEqual(title === null ? null : { id: "1", title, text: "", path });
});

test.each([
  ["22:00", "07:00", 23 * 60, true],
  ["22:00", "07:00", 0, true],
  ["22:00", "07:00", 7 * 60, false],
  ["22:00", "07:00", 22 * 60, true],
  ["22:00", "07:00", 12 * 60, false],
  ["13:00", "14:30", 13 * 60 + 59, true],
  ["13:00", "14:30", 14 * 60 + 30, false],
  ["13:00", "13:00", 13 * 60, false],
])("quiet hours from %s to %s include minute %i: %s", (from, to, minute, isIt) => {
  expect(isQuiet({ from, to }, minute)).toBe(isIt);
});
