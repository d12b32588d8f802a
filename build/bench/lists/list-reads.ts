import type { Reader } from "../seed/seed.ts";
import type { ListReaders } from "./list-readers.ts";

/** A page as a client reads it, by one call or several. */
export interface ListRead {
  readonly name: string;
  readonly paths: readonly string[];
  readonly readers: readonly Reader[];
  /** The least ratio of pages a second to those of the feed; null: there is no goal. */
  readonly goal: number | null;
}

/** What every other page is compared with; the first of `listReads`. */
export const feedName = "feed";

export function listReads(
  { ordinary, patient, heavy, writerId, busyPostId }: ListReaders,
): readonly ListRead[] {
  const post = `/api/posts/${busyPostId}`;
  const read = (name: string, goal: number | null, paths: readonly string[], readers = ordinary) => ({
    name,
    goal,
    paths,
    readers,
  });
  return [
    read(feedName, null, ["/api/posts?limit=20"]),
    read("following", 0.5, ["/api/posts/following?limit=20"]),
    read("following, 5,000 quiet", 0.25, ["/api/posts/following?limit=20"], patient),
    read("post with its comments", 0.5, [post, `${post}/comments?limit=20`]),
    read("feed of a heavy viewer", 0.8, ["/api/posts?limit=20"], heavy),
    read("profile with its posts", null, [`/api/users/${writerId}`, `/api/users/${writerId}/posts?limit=20`]),
    read("hashtag", null, ["/api/hashtag/walk/posts?limit=20"]),
    read("comments", null, [`${post}/comments?limit=20`]),
    read("leaderboard", null, ["/api/leaderboard/all-time"]),
  ];
}
