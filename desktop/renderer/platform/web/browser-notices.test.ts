import { expect, test } from "vitest";
import { noticesOfGrowth } from "./browser-notices.ts";

const none = { messages: 0, notifications: 0 };

test.each([
  [none, none, []],
  [none, { messages: 1, notifications: 0 }, [{ title: "1 new message", path: "/chat" }]],
  [{ messages: 3, notifications: 1 }, { messages: 5, notifications: 1 }, [
    { title: "2 new messages", path: "/chat" },
  ]],
  [none, { messages: 1, notifications: 2 }, [
    { title: "1 new message", path: "/chat" },
    { title: "2 new notifications", path: "/notifications" },
  ]],
])("from %j to %j a browser tells %j", (before, now, notices) => {
  expect(noticesOfGrowth(before, now)).toEqual(notices);
});

test("what was read is nothing to tell", () => {
  expect(noticesOfGrowth({ messages: 5, notifications: 2 }, none)).toEqual([]);
});
