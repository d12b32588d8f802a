import { expect, test } from "vitest";
import { splitByThread } from "./hide-comment.ts";

const top = (id: string) => ({ id, parentId: null });
const reply = (id: string, parentId: string) => ({ id, parentId });

test.each([
  ["no comments", [], []],
  ["comments of different threads", [top("a"), top("b"), reply("c1", "c")], [["a", "b", "c1"]]],
  ["a comment and its replies", [top("a"), reply("a1", "a"), reply("a2", "a")], [["a"], ["a1"], ["a2"]]],
  [
    "replies to what is not among them",
    [reply("a1", "a"), top("b"), reply("a2", "a"), reply("b1", "b")],
    [["a1", "b"], ["a2", "b1"]],
  ],
])("puts %s into as few statements as change one of a thread each", (_, comments, rounds) => {
  expect(splitByThread(comments)).toEqual(rounds);
});
