import fc from "fast-check";
import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { somePost } from "../../entities/posts/testing/some-post.ts";
import { foldRepeats } from "./fold-repeats.ts";

/** `a`: a post; `a<b`: b's repost of it; `q:a`: q, which quotes it; `q:a<b`: b's repost of that. */
function entryOf(written: string): Post {
  const [shown = "", by] = written.split("<");
  const [id = "", quotedId] = shown.split(":");
  const author = (name: string) => ({ ...somePost().author, id: name, displayName: name });
  const post = somePost({
    id,
    author: author("author"),
    quotedPostId: quotedId ?? null,
    quotedPost: quotedId ? somePost({ id: quotedId }) : null,
  });
  if (!by) return post;
  return {
    ...post,
    id: written,
    author: author(by),
    repostedPostId: id,
    repostedPost: post,
    quotedPost: null,
  };
}

/** Each folded entry with its line. */
function folded(...pages: string[]): Record<string, string> {
  const folds = foldRepeats(pages.map((page) => page.split(" ").filter(Boolean).map(entryOf)));
  return Object.fromEntries(
    [...folds].map(([id, fold]) => [id, fold.part === "card" ? `${fold.by.id} reposted` : fold.place]),
  );
}

test.each<[string, string[], Record<string, string>]>([
  ["a list without repeats", ["a b<bea q:c"], {}],
  ["a repost above its post", ["a<bea x a"], { "a<bea": "bea reposted" }],
  ["a repost below its post", ["a x a<bea"], { "a<bea": "bea reposted" }],
  ["two reposts of a post that is not there", ["a<bea a<cy"], { "a<cy": "cy reposted" }],
  ["two reposts and their post", ["a<bea a a<cy"], { "a<bea": "bea reposted", "a<cy": "cy reposted" }],
  ["a quote above the quoted post", ["q:a a"], { q: "below" }],
  ["a quote below the quoted post", ["a q:a"], { q: "above" }],
  ["a quote of a post whose repost is there", ["q:a a<bea"], { q: "below" }],
  ["two quotes of a post that is not there", ["q:a r:a"], {}],
  ["a reposted quote beside the quoted post", ["q:a<bea a"], { "q:a<bea": "below" }],
  ["a quote that is itself only a line", ["q:a q:a<bea a"], { q: "below", "q:a<bea": "bea reposted" }],
  ["a post after a page with its repost", ["a<bea", "a"], { a: "bea reposted" }],
  ["a repost after a page with its post", ["a", "a<bea"], { "a<bea": "bea reposted" }],
  ["a quoted post after a page with its quote", ["q:a", "a"], {}],
  ["a quote after a page with the quoted post", ["a", "q:a"], { q: "above" }],
  ["a post that stands on two pages", ["a b", "b c"], {}],
])("folds what a list repeats: %s", (_, pages, expected) => {
  expect(folded(...pages)).toEqual(expected);
});

test("changes nothing that is shown when another page is loaded, and shows every post once", () => {
  const entry = fc.constantFrom(..."a b c a<bea a<cy b<bea q:a q:a<cy r:q s:b".split(" "));
  const pages = fc.array(fc.uniqueArray(entry, { maxLength: 6 }), { minLength: 1, maxLength: 4 });
  fc.assert(fc.property(pages, (written) => {
    const lines = written.map((page) => page.join(" "));
    const after = folded(...lines);
    const before = folded(...lines.slice(0, -1));
    for (const one of written.slice(0, -1).flat()) {
      const { id } = entryOf(one);
      expect(after[id]).toBe(before[id]);
    }
    const whole = [...new Set(written.flat())].map(entryOf).filter(({ id }) =>
      !after[id]?.endsWith("reposted")
    );
    const shown = whole.map((post) => post.repostedPostId ?? post.id);
    expect(new Set(shown).size).toBe(shown.length);
  }));
});
