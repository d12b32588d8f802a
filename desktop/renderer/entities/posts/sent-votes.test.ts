import { afterEach, expect, test } from "vitest";
import { somePoll } from "./testing/some-poll.ts";
import { releaseVotes, settleVote, startVote, useSentVotes } from "./sent-votes.ts";

afterEach(() => useSentVotes.setState({}, true));

const voteOn = (id: string) => useSentVotes.getState()[id];
const counted = somePoll([1, 0], { ownAnswerIds: ["a"] });

test("a read that began before a vote settled leaves it, and one that began after drops it", () => {
  const early = performance.now();
  startVote("p1", ["a"]);
  releaseVotes(["p1"], performance.now() + 1);
  expect(voteOn("p1")).toMatchObject({ answerIds: ["a"], counted: null });
  settleVote("p1", counted);
  releaseVotes(["p1"], early);
  expect(voteOn("p1")).toMatchObject({ answerIds: null, counted });
  releaseVotes(["p2"], performance.now() + 1);
  expect(voteOn("p1")).toBeDefined();
  releaseVotes(["p1"], performance.now() + 1);
  expect(voteOn("p1")).toBeUndefined();
});

test("a vote that failed is dropped, and one that is sent again begins from what was counted", () => {
  startVote("p1", ["a"]);
  settleVote("p1", counted);
  startVote("p1", ["b"]);
  expect(voteOn("p1")).toMatchObject({ answerIds: ["b"], counted });
  settleVote("p1", null);
  expect(voteOn("p1")).toBeUndefined();
});
