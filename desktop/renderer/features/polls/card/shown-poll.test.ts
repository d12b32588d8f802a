import { describe, expect, test } from "vitest";
import type { Poll } from "#shared/polls/poll-shapes.ts";
import { somePoll } from "../../../entities/posts/testing/some-poll.ts";
import { choose, findLeaders, getShare, withVote } from "./shown-poll.ts";

const votesOf = ({ answers, votesCount }: Poll) => [...answers.map((one) => one.votesCount), votesCount];

describe("a vote on its way", () => {
  test("shows as the reader's while results are hidden", () => {
    const voted = withVote(somePoll([null, null]), ["b"]);
    expect(voted.ownAnswerIds).toEqual(["b"]);
    expect(votesOf(voted)).toEqual([null, null, null]);
  });

  test("moves from the answer before, and the number of votes stays", () => {
    const voted = withVote(somePoll([3, 4], { ownAnswerIds: ["a"] }), ["b"]);
    expect(votesOf(voted)).toEqual([2, 5, 7]);
  });

  test("counts once for several answers, and what stays chosen is not counted again", () => {
    const poll = somePoll([3, 4, 1], { isMultiple: true, votesCount: 6, ownAnswerIds: ["a", "b"] });
    expect(votesOf(withVote(poll, ["b", "c"]))).toEqual([2, 4, 2, 6]);
  });

  test("never makes a count negative that came late", () => {
    expect(votesOf(withVote(somePoll([0, 4], { ownAnswerIds: ["a"] }), ["b"]))).toEqual([0, 5, 4]);
  });
});

test("a share is of those who voted, and nothing without votes", () => {
  expect(getShare(1, 4)).toBe(0.25);
  expect(getShare(0, 0)).toBe(0);
  expect(getShare(5, 4)).toBe(1);
});

test("all answers with the most votes lead, none without votes", () => {
  expect([...findLeaders(somePoll([2, 5, 5]))]).toEqual(["b", "c"]);
  expect([...findLeaders(somePoll([0, 0]))]).toEqual([]);
  expect([...findLeaders(somePoll([null, null]))]).toEqual([]);
});

test("one answer takes the place of another; of several each is pressed on and off", () => {
  expect(choose(["a"], "b", false)).toEqual(["b"]);
  expect(choose(["a"], "b", true)).toEqual(["a", "b"]);
  expect(choose(["a", "b"], "a", true)).toEqual(["b"]);
});
