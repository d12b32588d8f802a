import { expect } from "vitest";
import type { Poll } from "#shared/polls/poll-shapes.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { Requests } from "../requests.ts";

export interface PolledPost {
  readonly id: string;
  readonly poll: Poll;
}

/** Publishes a post with a poll of an hour, and returns it as its author sees it. */
export async function aPolledPost(
  by: Requests,
  given: {
    readonly content?: string;
    readonly answers?: readonly string[];
    readonly isMultiple?: boolean;
    readonly lastsMinutes?: number;
  } = {},
): Promise<PolledPost> {
  const {
    content = "Which walk today?",
    answers = ["The lake", "The hill"],
    isMultiple = false,
    lastsMinutes = 60,
  } = given;
  const poll = { answers, isMultiple, lastsMinutes };
  const response = await by.post("/api/posts", { content, poll });
  expect(response.status).toBe(201);
  return await response.json() as PolledPost;
}

/** Votes for the answers at these places, as they stand in what the voter read. */
export async function vote(by: Requests, { id, poll }: PolledPost, ...places: number[]): Promise<Response> {
  return await by.put(`/api/posts/${id}/vote`, {
    answerIds: places.map((place) => poll.answers[place]?.id),
  });
}

/** The poll of a post as a member reads it. */
export async function readPoll(by: Requests, id: string): Promise<Poll> {
  const response = await by.get(`/api/posts/${id}`);
  expect(response.status).toBe(200);
  const { poll } = await response.json() as Post;
  if (!poll) throw new Error("The post has no poll.");
  return poll;
}
