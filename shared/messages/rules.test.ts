import { expect, test } from "vitest";
import { createTextWriter } from "../language/text-writer.ts";
import { moderationLevels } from "../moderation/moderation-levels.ts";
import { findMessageRefusal } from "./refusals.ts";
import { fitsChat, formatConversationBadge, getChatLevel, isMutedNow } from "./rules.ts";

test.each(
  [
    [null, null, "top"],
    ["none", null, "top"],
    ["low", "high", "high"],
    ["low", "none", "low"],
    ["none", "none", "none"],
  ] as const,
)("gives a chat of %s and %s the stricter level, %s", (one, other, level) => {
  expect([getChatLevel(one, other), getChatLevel(other, one)]).toEqual([level, level]);
});

test.each(
  [
    ["top", ["top", "high"]],
    ["high", ["top", "high", "low"]],
    ["low", ["top", "high", "low", "none"]],
    ["none", ["top", "high", "low", "none"]],
  ] as const,
)("in a chat of level %s allows messages of level %j", (chat, levels) => {
  expect(moderationLevels.filter((level) => fitsChat(level, chat))).toEqual(levels);
});

const write = createTextWriter("en");
const writeTitle = (code: string) => write(findMessageRefusal(code)?.title ?? []);

test("recognises a refusal by its code", () => {
  expect(writeTitle("level_refused")).toBe("Message Blocked - Moderation Level");
  expect(writeTitle("sharing_refused")).toBe("Post Sharing Blocked");
  expect(findMessageRefusal("forbidden")).toBeNull();
});

test.each([[0, null], [1, "1"], [9, "9"], [10, "9+"], [2_000, "9+"]])(
  "shows %i unread messages as %s",
  (count, badge) => {
    expect(formatConversationBadge(count)).toBe(badge);
  },
);

test("keeps a mute until its end", () => {
  const until = "2026-11-22T12:00:00.000Z";
  expect(isMutedNow(until, Date.parse(until) - 1)).toBe(true);
  expect(isMutedNow(until, Date.parse(until))).toBe(false);
  expect(isMutedNow(null, 0)).toBe(false);
});
