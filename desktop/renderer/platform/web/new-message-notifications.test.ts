import { expect, test } from "vitest";
import { createNewMessageNotifications } from "./new-message-notifications.ts";

const none = { messages: 0, notifications: 0 };
const chat = { path: "/chat", tag: "/chat" };

test.each([
  [none, none, []],
  [none, { messages: 1, notifications: 0 }, [{ title: "1 new message", ...chat }]],
  [{ messages: 3, notifications: 1 }, { messages: 5, notifications: 4 }, [
    { title: "2 new messages", ...chat },
  ]],
])("from %j to %j returns %j", (before, now, notifications) => {
  expect(createNewMessageNotifications(before, now)).toEqual(notifications);
});

test("returns no notification for a falling count", () => {
  expect(createNewMessageNotifications({ messages: 5, notifications: 2 }, none)).toEqual([]);
});
