import { expect, test } from "vitest";
import { ownReactionIn, withOwnReaction } from "./MessageItem.tsx";

const heart = "\u2764\uFE0F";
const thumb = "\u{1F44D}";

test("replaces the member's earlier reaction, and keeps those of others", () => {
  const reactions = { [thumb]: ["me", "them"], [heart]: ["them"] };
  expect(ownReactionIn(reactions, "me")).toBe(thumb);
  expect(withOwnReaction(reactions, "me", heart)).toEqual({ [thumb]: ["them"], [heart]: ["them", "me"] });
});

test("drops an emoji that nobody uses any more", () => {
  expect(withOwnReaction({ [heart]: ["me"] }, "me", null)).toEqual({});
  expect(ownReactionIn({ [heart]: ["them"] }, "me")).toBeNull();
});
