import { expect, test } from "vitest";
import { createTextWriter } from "../language/text-writer.ts";
import { formatMessageNotification } from "./message-notification-text.ts";
import { defaultShareText } from "./rules.ts";

const write = createTextWriter("en");

const text = { content: "See you at the lake", pictures: 0, hasPost: false, postBy: null };

test.each([
  ["one text", 1, text, "Iris", "See you at the lake"],
  ["an image", 1, { ...text, content: "", pictures: 1 }, "Iris", "Photo"],
  ["an image with words", 1, { ...text, pictures: 1 }, "Iris", "See you at the lake"],
  ["a shared post", 1, { ...text, content: defaultShareText, hasPost: true }, "Iris", "Shared a post"],
  [
    "a shared post of somebody",
    1,
    { ...text, content: "", hasPost: true, postBy: "Cai" },
    "Iris",
    "Shared a post by Cai",
  ],
  ["a shared post with words", 1, { ...text, hasPost: true }, "Iris", "See you at the lake"],
  ["several", 3, text, "3 messages from Iris", "See you at the lake"],
  ["one without previews", 1, null, "Iris", "New message"],
  ["several without previews", 3, null, "3 messages from Iris", "New messages"],
])("for %s says who wrote, and what", (_, count, latest, title, body) => {
  expect(formatMessageNotification({ name: "Iris", count, latest }, write)).toEqual({ title, body });
});

test("cuts long texts", () => {
  const { body } = formatMessageNotification({
    name: "Iris",
    count: 1,
    latest: { ...text, content: "a".repeat(2000) },
  }, write);
  expect(body).toBe(`${"a".repeat(199)}…`);
  const family = "👩‍👩‍👧‍👦";
  const families = { ...text, content: family.repeat(99) };
  expect(formatMessageNotification({ name: "Iris", count: 1, latest: families }, write).body)
    .toBe(`${family.repeat(18)}…`);
});
