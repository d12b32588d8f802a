import { expect } from "vitest";
import type { NewPoll, Poll } from "#shared/polls/poll-shapes.ts";
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

/** A poll for some of many posts, else none. */
export function pollAtRandom(): NewPoll | undefined {
  if (Math.random() > 0.4) return undefined;
  const [isMultiple, isShort] = [Math.random() < 0.5, Math.random() < 0.5];
  return { answers: ["A lake", "A hill", "A quiet room"], isMultiple, lastsMinutes: isShort ? 60 : 600 };
}

/** Votes for some answers of a post's poll, if the member sees one. Null without one. */
export async function voteAtRandom(by: Requests, postId: string): Promise<Response | null> {
  const path = `/api/posts/${postId}`;
  const response = await by.get(path);
  if (response.status !== 200) return null;
  const { poll } = await response.json() as Post;
  if (!poll) return null;
  const ids = poll.answers.map(({ id }) => id);
  const first = Math.floor(Math.random() * ids.length);
  const answerIds = ids.filter((_, place) => place === first || (poll.isMultiple && Math.random() < 0.5));
  return await by.put(`${path}/vote`, { answerIds });
}
