import { expect, test } from "vitest";
import { moderationLevels } from "../moderation/rules.ts";
import { messageRefusalIn, refusalMessages } from "./refusals.ts";
import { chatLevel, fitsChat } from "./rules.ts";

test.each(
  [
    [null, null, "top"],
    ["none", null, "top"],
    ["low", "high", "high"],
    ["low", "none", "low"],
    ["none", "none", "none"],
  ] as const,
)("a chat of %s and %s has the stricter level, %s", (one, other, level) => {
  expect([chatLevel(one, other), chatLevel(other, one)]).toEqual([level, level]);
});

test.each(
  [
    ["top", ["top", "high"]],
    ["high", ["top", "high", "low"]],
    ["low", ["top", "high", "low", "none"]],
    ["none", ["top", "high", "low", "none"]],
  ] as const,
)("in a chat of level %s go messages of %j", (chat, levels) => {
  expect(moderationLevels.filter((level) => fitsChat(level, chat))).toEqual(levels);
});

test("clients know a refusal by its sign, and nothing else by it", () => {
  expect(messageRefusalIn(refusalMessages.level)?.title).toBe("Message Blocked - Moderation Level");
  expect(messageRefusalIn(refusalMessages.share)?.title).toBe("Post Sharing Blocked");
  expect(messageRefusalIn("You have been blocked by this user")).toBeNull();
});
