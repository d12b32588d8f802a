import { expect, test } from "vitest";
import { handOverQuote, peekQuote, takeQuote } from "./quote-hand-over.ts";
import { somePoll } from "../../entities/posts/testing/some-poll.ts";
import { somePost } from "../../entities/posts/testing/some-post.ts";

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value).size > 0,
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("returns the quoted post once", () => {
  const session = storage();
  handOverQuote(session, somePost({ id: "post-7", content: "Rain on the roof" }));
  expect(peekQuote(session)?.id).toBe("post-7");
  expect(takeQuote(session)).toMatchObject({
    id: "post-7",
    content: "Rain on the roof",
    imageUrl: null,
    author: { username: "ada" },
  });
  expect(takeQuote(session)).toBeNull();
});

test("stores only the fields of the specification", () => {
  const session = storage();
  handOverQuote(session, somePost());
  expect(Object.keys(JSON.parse(session.getItem("quotedPost") ?? "{}")).toSorted())
    .toEqual(["author", "content", "createdAt", "id", "imageUrl"]);
});

test("returns null for an invalid quote, and removes it", () => {
  const session = storage();
  session.setItem("quotedPost", "{not json");
  expect(takeQuote(session)).toBeNull();
  expect(session.getItem("quotedPost")).toBeNull();
  session.setItem("quotedPost", JSON.stringify({ id: "x", content: "y", createdAt: "z", author: {} }));
  expect(takeQuote(session)).toBeNull();
});

test("hands a cover over with the quote", () => {
  const session = storage();
  const cover = { isCovered: true, coveredBy: "author", coverWords: "Loss", coverTopics: ["loss"] } as const;
  handOverQuote(session, somePost({ ...cover, coverTopics: ["loss"] }));
  expect(takeQuote(session)).toMatchObject(cover);
});

test("keeps how many answers the quoted poll has, and nothing of its votes", () => {
  const session = storage();
  handOverQuote(session, somePost({ poll: somePoll([3, 4]) }));
  expect(session.getItem("quotedPost")).not.toContain("votesCount");
  expect(takeQuote(session)?.poll?.answers).toHaveLength(2);
});
