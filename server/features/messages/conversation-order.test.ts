import { expect, test } from "vitest";
import { inConversationOrder } from "./conversation-order.ts";

const row = (senderId: string, receiverId: string, n = 0) => ({ senderId, receiverId, n });

test("both directions of a conversation stand together, in the order in which they came", () => {
  const rows = [row("c", "a", 1), row("b", "a", 1), row("a", "c", 2), row("a", "b", 2), row("c", "a", 3)];
  expect(inConversationOrder(rows)).toEqual([
    row("b", "a", 1),
    row("a", "b", 2),
    row("c", "a", 1),
    row("a", "c", 2),
    row("c", "a", 3),
  ]);
});

test("conversations come in the same order whoever writes first", () => {
  const pairs = [row("d", "c"), row("a", "z"), row("b", "a")];
  const keys = (rows: ReturnType<typeof row>[]) =>
    inConversationOrder(rows).map(({ senderId, receiverId }) => [senderId, receiverId].sort().join(""));
  expect(keys(pairs)).toEqual(["ab", "az", "cd"]);
  expect(keys(pairs.map(({ senderId, receiverId }) => row(receiverId, senderId)).toReversed())).toEqual(
    keys(pairs),
  );
});
