import { expect, test } from "vitest";
import { canMessage } from "./permissions.ts";

const stranger = { isFollowing: false, hasReceived: false, isBlocked: false, isBlockedBy: false };

test.each([
  ["a stranger", stranger, false],
  ["who follows", { ...stranger, isFollowing: true }, true],
  ["who was written to", { ...stranger, hasReceived: true }, true],
  ["who follows but has blocked", { ...stranger, isFollowing: true, isBlocked: true }, false],
  ["who follows but is blocked", { ...stranger, isFollowing: true, isBlockedBy: true }, false],
  ["who was written to but is blocked", { ...stranger, hasReceived: true, isBlockedBy: true }, false],
])("%s may write: %s", (_, standing, expected) => {
  expect(canMessage(standing)).toBe(expected);
});
