import { encodeCursor } from "../../db/id-cursor.ts";
import { expectedPost } from "./expected-post.ts";
import { expectedThreads } from "./expected-threads.ts";
import type { StoredPost } from "./read-community.ts";
import type { ViewersEyes } from "./viewers-eyes.ts";

/** How many of the newest posts are opened. */
const openedPosts = 8;

/**
 * Every list that shows posts, and the newest posts with their comments: address → what the viewer
 * should get there, 404 for nothing. `lookedAt`: a member whose posts are read.
 */
export function expectedPages(
  eyes: ViewersEyes,
  lookedAt: string,
): Readonly<Record<string, unknown>> {
  const { all, viewerId } = eyes;
  const newestFirst = all.posts.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const listed = newestFirst.filter((post) => eyes.lists(post));
  const shown = (posts: readonly StoredPost[], limit = 100) =>
    posts.slice(0, limit).map((post) => expectedPost(eyes, post));
  const followed = newestFirst.filter((post) => eyes.follows(post));
  const offered = newestFirst.filter((post) => eyes.offers(post));
  const calm = calmPosts(eyes, offered);
  const theirs = newestFirst.filter((post) => post.author_id === lookedAt && eyes.opens(post));
  const marked = (marks: typeof all.post_likes) =>
    marks.filter((mark) => mark.member_id === viewerId)
      .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.post_id < b.post_id ? 1 : -1))
      .flatMap(({ post_id }) => newestFirst.filter((post) => post.id === post_id && eyes.sees(post)));
  return {
    ...Object.assign({}, ...newestFirst.slice(0, openedPosts).map((post) => postPages(eyes, post))),
    "/api/posts?limit=20": shown(offered, 20),
    "/api/posts?limit=100": shown(offered),
    "/api/posts/following?limit=20": shown(followed, 20),
    "/api/posts/following?limit=100": shown(followed),
    "/api/posts?q=quiet&limit=100": shown(
      listed.filter(({ id, content }) =>
        [content, ...answersOf(eyes, id)].some((words) => words.includes("quiet"))
      ),
    ),
    "/api/hashtag/calm/posts?limit=20": shown(calm, 20),
    "/api/hashtag/calm/posts?limit=100": shown(calm),
    [`/api/users/${viewerId}/likes?limit=100`]: shown(marked(all.post_likes)),
    [`/api/users/${viewerId}/bookmarks?limit=100`]: shown(marked(all.post_bookmarks)),
    [`/api/users/${lookedAt}/posts?limit=20`]: shown(theirs, 20),
    [`/api/users/${lookedAt}/posts?limit=100`]: shown(theirs),
    [`/api/users/${lookedAt}/pictures?limit=20`]: shown(theirs.filter((post) => post.image_id !== null), 20),
  };
}

function postPages(eyes: ViewersEyes, post: StoredPost): Readonly<Record<string, unknown>> {
  const path = `/api/posts/${post.id}`;
  if (!eyes.opens(post)) return { [path]: 404, [`${path}/comments?limit=20`]: 404 };
  const threads = expectedThreads(eyes, post.repost_of_id ?? post.id);
  const [, second] = threads;
  return {
    [path]: expectedPost(eyes, post),
    [`${path}/comments`]: threads,
    [`${path}/comments?limit=2`]: threads.slice(0, 2),
    ...(second && { [`${path}/comments?cursor=${encodeCursor(second.id)}`]: threads.slice(2) }),
  };
}

/** The number of posts with the tag of these lists that the viewer gets. */
export function expectedTaggedCount(eyes: ViewersEyes): number {
  return calmPosts(eyes, eyes.all.posts.filter((post) => eyes.offers(post))).length;
}

function calmPosts({ all }: ViewersEyes, listed: readonly StoredPost[]): readonly StoredPost[] {
  const tagged = new Set(all.post_hashtags.filter(({ tag }) => tag === "calm").map(({ post_id }) => post_id));
  return listed.filter(({ id }) => tagged.has(id));
}

function answersOf({ all }: ViewersEyes, postId: string): readonly string[] {
  return all.polls.find(({ post_id }) => post_id === postId)?.answers ?? [];
}
