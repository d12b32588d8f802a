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
)("gives a chat of %s and %s the stricter level, %s", (one, other, level) => {
  expect([chatLevel(one, other), chatLevel(other, one)]).toEqual([level, level]);
});

test.each(
  [
    ["top", ["top", "high"]],
    ["high", ["top", "high", "low"]],
    ["low", ["top", "high", "low", "none"]],
    ["none", ["top", "high", "low", "none"]],
  ] as const,
)("allows in a chat of level %s messages of %j", (chat, levels) => {
  expect(moderationLevels.filter((level) => fitsChat(level, chat))).toEqual(levels);
});

test("recognises a refusal by its sign, and nothing else", () => {
  expect(messageRefusalIn(refusalMessages.level)?.title).toBe("Message Blocked - Moderation Level");
  expect(messageRefusalIn(refusalMessages.share)?.title).toBe("Post Sharing Blocked");
  expect(messageRefusalIn("You have been blocked by this user")).toBeNull();
});
