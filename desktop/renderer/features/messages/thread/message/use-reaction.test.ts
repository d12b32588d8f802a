import { expect, test } from "vitest";
import { ownReactionIn, withOwnReaction } from "./use-reaction.ts";

const heart = "\u2764\uFE0F";
const thumb = "\u{1F44D}";

test("a member's choice replaces the reaction before, and leaves those of others", () => {
  const reactions = { [thumb]: ["me", "them"], [heart]: ["them"] };
  expect(ownReactionIn(reactions, "me")).toBe(thumb);
  expect(withOwnReaction(reactions, "me", heart)).toEqual({ [thumb]: ["them"], [heart]: ["them", "me"] });
});

test("an emoji that nobody uses any more goes", () => {
  expect(withOwnReaction({ [heart]: ["me"] }, "me", null)).toEqual({});
  expect(ownReactionIn({ [heart]: ["them"] }, "me")).toBeNull();
});
