import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { dropMemberPosts } from "./member-posts.ts";
import type { PostPage } from "./post-pages.ts";
import { somePost } from "./testing/some-post.ts";

const { author: loud } = somePost();
const friend = { ...loud, id: "member-2" };
const own = somePost({ id: "own" });
const quote = somePost({ id: "quote", quotedPostId: "other", isQuote: true });
const plain = somePost({ id: "plain", author: friend });
const quoteOfFriend = somePost({ id: "friends-quote", author: friend, quotedPostId: "own" });
const repostOf = (id: string, by: Post["author"], original: Post) =>
  somePost({ id, author: by, repostedPostId: original.id, repostedPost: original as Post["repostedPost"] });
const entries = [
  own,
  quote,
  plain,
  quoteOfFriend,
  repostOf("by-loud", loud, plain),
  repostOf("of-loud", friend, own),
  repostOf("of-quote", friend, quote),
];

test.each(
  [
    ["everything", null, ["plain", "friends-quote"]],
    ["what they reposted", "reposts", ["own", "quote", "plain", "friends-quote", "of-loud", "of-quote"]],
    ["their quotes, reposted ones too", "quotes", ["own", "plain", "friends-quote", "by-loud", "of-loud"]],
  ] as const,
)("drops %s of a muted member from the feed, and puts it back", (_, part, left) => {
  const client = new QueryClient();
  const shown = () =>
    client.getQueryData<{ pages: PostPage[] }>(postKeys.feed("all"))?.pages[0]?.items.map(({ id }) => id);
  client.setQueryData(postKeys.feed("all"), {
    pages: [{ items: entries, nextCursor: null }],
    pageParams: [],
  });
  const putBack = dropMemberPosts(client, loud.id, "feeds", part);
  expect(shown()).toEqual(left);
  putBack();
  expect(shown()).toEqual(entries.map(({ id }) => id));
});
