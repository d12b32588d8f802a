import { expect, test } from "vitest";
import { findOwnReaction, replaceOwnReaction } from "./MessageItem.tsx";

const heart = "\u2764\uFE0F";
const thumb = "\u{1F44D}";

test("replaces the member's earlier reaction, and keeps those of others", () => {
  const reactions = { [thumb]: ["me", "them"], [heart]: ["them"] };
  expect(findOwnReaction(reactions, "me")).toBe(thumb);
  expect(replaceOwnReaction(reactions, "me", heart)).toEqual({ [thumb]: ["them"], [heart]: ["them", "me"] });
});

test("drops an emoji that nobody uses any more", () => {
  expect(replaceOwnReaction({ [heart]: ["me"] }, "me", null)).toEqual({});
  expect(findOwnReaction({ [heart]: ["them"] }, "me")).toBeNull();
});
