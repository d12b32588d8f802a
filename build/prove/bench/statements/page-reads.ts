import type { Community } from "../growth/community.ts";
import type { Reader } from "../seed/seed.ts";

/** A page that members read, and how many rows from the top. */
export interface PageRead {
  readonly what: string;
  readonly by: (community: Community) => Reader;
  readonly path: (community: Community) => string;
  readonly rowsAbove: number;
}

const ordinary = ({ ordinary }: Community) => ordinary;
const devoted = ({ devoted }: Community) => devoted;
const patient = ({ patient }: Community) => patient;
const wary = ({ wary }: Community) => wary;
const collector = ({ collector }: Community) => collector;

const feed = () => "/api/posts";
const following = () => "/api/posts/following";
const hashtag = () => "/api/hashtag/walk/posts";
const writerPosts = ({ writerId }: Community) => `/api/users/${writerId}/posts`;
const comments = ({ busyPostId }: Community) => `/api/posts/${busyPostId}/comments`;
const bookmarks = ({ collector }: Community) => `/api/users/${collector.memberId}/bookmarks`;

/**
 * The pages that are held to the bound on buffers. `deepPage` counts from 1;
 * `rareWord` stands in one post.
 */
export function pageReads(deepPage: number, rareWord: string): readonly PageRead[] {
  const page = (what: string, path: PageRead["path"], by: PageRead["by"] = ordinary, rowsAbove = 0) => ({
    what,
    by,
    path,
    rowsAbove,
  });
  const deep = (what: string, path: PageRead["path"], by?: PageRead["by"]) =>
    page(`${what}, page ${deepPage}`, path, by, (deepPage - 1) * 20);
  return [
    page("feed", feed),
    deep("feed", feed),
    page("feed, 5,000 follows", feed, devoted),
    page("feed, 2,000 blocks", feed, wary),
    page("following, 20", following),
    page("following, 5,000", following, devoted),
    deep("following, 5,000", following, devoted),
    page("following, 5,000 who are quiet", following, patient),
    page("hashtag on half of the posts", hashtag),
    deep("hashtag on half of the posts", hashtag),
    page("search, common word", () => "/api/posts?q=quiet"),
    page("search, rare word", () => `/api/posts?q=${rareWord}`),
    page("posts of who wrote most", writerPosts),
    deep("posts of who wrote most", writerPosts),
    page("pictures of who wrote most", ({ writerId }) => `/api/users/${writerId}/pictures`),
    page("own likes", ({ ordinary }) => `/api/users/${ordinary.memberId}/likes`),
    page("bookmarks, a fiftieth kept", bookmarks, collector),
    deep("bookmarks, a fiftieth kept", bookmarks, collector),
    page("profile", ({ writerId }) => `/api/users/${writerId}`),
    page("stats of a profile", ({ writerId }) => `/api/users/${writerId}/stats`),
    page("following of a member, 5,000", ({ devoted }) => `/api/users/${devoted.memberId}/following`),
    page("followers of a member", ({ writerId }) => `/api/users/${writerId}/followers`),
    page("post", ({ busyPostId }) => `/api/posts/${busyPostId}`),
    page("likes of a post", ({ busyPostId }) => `/api/posts/${busyPostId}/likes`),
    page("comments, a fiftieth on one post", comments),
    deep("comments, a fiftieth on one post", comments),
    page("member search", () => "/api/users/search?q=member"),
    page("suggested members", () => "/api/users/suggested"),
    page("leaderboard", () => "/api/leaderboard/all-time"),
    page("leaderboard, weekly", () => "/api/leaderboard/weekly"),
    page("promoted posts", () => "/api/posts/promoted"),
    page("notifications", () => "/api/notifications"),
    page("conversations", () => "/api/conversations"),
    page("XP history", ({ ordinary }) => `/api/users/${ordinary.memberId}/xp-transactions`),
  ];
}
