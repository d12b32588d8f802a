import { expect, test } from "vitest";
import { pluralizeCounts } from "./call.ts";

const read = (value: unknown) => JSON.parse(pluralizeCounts(JSON.stringify(value, null, 1))) as unknown;

test("renames singular counts to the contract's plural ones at any depth", () => {
  expect(read([{ likeCount: 3, commentCount: 0, quotedPost: { shareCount: 1, repostCount: 2 } }])).toEqual([
    { likesCount: 3, commentsCount: 0, quotedPost: { sharesCount: 1, repostsCount: 2 } },
  ]);
  expect(read({ postCount: 1, followerCount: 2, bookmarkCount: 4 })).toEqual({
    postsCount: 1,
    followersCount: 2,
    bookmarksCount: 4,
  });
});

test("changes nothing else, also not text that mentions counts", () => {
  const answer = {
    likesCount: 3,
    followingCount: 1,
    content: 'My API says "likeCount": 5, {"postCount":1}',
    author: "likeCount",
  };
  expect(read(answer)).toEqual(answer);
});
