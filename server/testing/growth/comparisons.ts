import type { Reader } from "../../../build/prove/bench/seed/seed.ts";
import type { Community } from "./community.ts";

/** A page that is read: in which community, by whom, and how many rows from the top (by cursor). */
export interface Read {
  readonly of: "small" | "large";
  readonly by: (community: Community) => Reader;
  readonly path: (community: Community) => string;
  readonly rowsAbove: number;
}

/** The address of a page of twenty, from the top or at a cursor. */
export function pageAt(path: string, cursor?: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}limit=20${cursor ? `&cursor=${cursor}` : ""}`;
}

/** The same read of two communities that differ in one thing. */
export interface GrowthComparison {
  readonly what: string;
  readonly before: Read;
  readonly after: Read;
}

const feed = () => "/api/posts";
const following = () => "/api/posts/following";
const hashtag = () => "/api/hashtag/walk/posts";
const profile = ({ writerId }: Community) => `/api/users/${writerId}/posts`;
const comments = ({ busyPostId }: Community) => `/api/posts/${busyPostId}/comments`;
const bookmarks = ({ collector }: Community) => `/api/users/${collector.memberId}/bookmarks`;

const searchFor = (q: string) => () => `/api/posts?q=${encodeURIComponent(q)}`;

const ordinary = ({ ordinary }: Community) => ordinary;
const devoted = ({ devoted }: Community) => devoted;
const collector = ({ collector }: Community) => collector;

const read = (by: Read["by"], path: Read["path"], of: Read["of"] = "large", rowsAbove = 0): Read => ({
  of,
  by,
  path,
  rowsAbove,
});

const byData = (what: string, by: Read["by"], path: Read["path"]): GrowthComparison => ({
  what,
  before: read(by, path, "small"),
  after: read(by, path, "large"),
});
const byDepth = (page: number, what: string, by: Read["by"], path: Read["path"]): GrowthComparison => ({
  what,
  before: read(by, path, "large", (earlyPage - 1) * 20),
  after: read(by, path, "large", (page - 1) * 20),
});

/** Below the feed's newest posts, which are cached, and a hashtag's first page, which counts. */
export const earlyPage = 5;

/** The one page that also counts how many there are. */
export const countedPage: Read = read(ordinary, hashtag);

/** What grows: posts in the database, or the depth of a page. */
export type GrowthGroup = "posts" | "depth";

/** Reads that must not slow down, by what grows; `deepPage` counts from 1. */
export const comparisons = (
  deepPage: number,
): Readonly<Record<GrowthGroup, readonly GrowthComparison[]>> => ({
  posts: [
    byData("feed", ordinary, feed),
    byData("following", devoted, following),
    byData("hashtag on half of the posts", ordinary, hashtag),
    byData("posts of who wrote most", ordinary, profile),
    byData("comments, a fiftieth on one post", ordinary, comments),
    byData("bookmarks, a fiftieth kept", collector, bookmarks),
    byData("search for a common word", ordinary, searchFor("quiet")),
    byData("search for the beginning of a common word", ordinary, searchFor("qui")),
    byData("search for the beginning of a word in a tenth", ordinary, searchFor("garden")),
    byData("search for a word of old posts", ordinary, searchFor("lantern")),
    byData("search for a rare word", ordinary, searchFor("samovar")),
    byData("search in Japanese", ordinary, searchFor("散歩")),
    byData("search in Japanese, the ending common", ordinary, searchFor("酢でした")),
    byData("search in Japanese for one character", ordinary, searchFor("茶")),
    byData("leaderboard", ordinary, () => "/api/leaderboard/all-time"),
  ],
  depth: [
    byDepth(deepPage, "feed", ordinary, feed),
    byDepth(deepPage, "following", devoted, following),
    byDepth(deepPage, "hashtag", ordinary, hashtag),
    byDepth(deepPage, "posts of who wrote most", ordinary, profile),
    byDepth(deepPage, "comments", ordinary, comments),
    byDepth(deepPage, "bookmarks", collector, bookmarks),
  ],
});
