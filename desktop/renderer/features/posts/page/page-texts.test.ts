import { expect, test } from "vitest";
import { formatHashtagCount, getPostTitle } from "./page-texts.ts";
import { somePost } from "../../../entities/posts/testing/some-post.ts";

test.each([
  ["a short text stands whole, on one line", "A calm\n\nmorning.", "Ada Lind: “A calm morning.”"],
  ["no words", " ", "Post by Ada Lind"],
  [
    "a long text is cut between words",
    "The first walk of the year led along the frozen river, and then up the hill.",
    "Ada Lind: “The first walk of the year led along the frozen river, and…”",
  ],
  [
    "an endless word is cut, but no emoji in it",
    "a".repeat(59) + "🌱".repeat(9),
    `Ada Lind: “${"a".repeat(59)}…”`,
  ],
])("%s", (_, content, title) => {
  expect(getPostTitle(somePost({ content }))).toBe(title);
});

test("leaves out words that are covered or hidden", () => {
  const content = "A calm morning.";
  expect(getPostTitle(somePost({ content, isCovered: true }))).toBe("Post by Ada Lind");
  expect(getPostTitle(somePost({ content, coveredBy: "author" }))).toBe("Post by Ada Lind");
  expect(getPostTitle(somePost({ content: "The end: ||she lives||" }))).toBe("Ada Lind: “The end: …”");
});

test.each([
  [1, "1 post tagged with #tea"],
  [3, "3 posts tagged with #tea"],
  [1000, "1,000 posts tagged with #tea"],
  [1001, "1,000+ posts tagged with #tea"],
])("shows %i tagged posts", (count, text) => {
  expect(formatHashtagCount("tea", count)).toBe(text);
});
