import type { declaredFigures } from "../figures/declared-figures.ts";
import type { Reader } from "../seed/seed.ts";
import type { ListReaders } from "./list-readers.ts";

/** The figures with a goal that are pages beside the feed. */
export type ListFigure = Exclude<keyof typeof declaredFigures.lists, "history" | "longHistory">;

/** A page as a client reads it, by one call or several. */
export interface ListRead {
  readonly name: string;
  readonly paths: readonly string[];
  readonly readers: readonly Reader[];
  /** Its figure; null for a page that is measured for comparison alone. */
  readonly figure: ListFigure | null;
}

/** The first is the feed, which every other page is compared with. */
export function listReads(
  { ordinary, patient, heavy, writerId, busyPostId }: ListReaders,
): readonly ListRead[] {
  const post = `/api/posts/${busyPostId}`;
  const read = (name: string, figure: ListFigure | null, paths: readonly string[], readers = ordinary) => ({
    name,
    figure,
    paths,
    readers,
  });
  return [
    read("feed", null, ["/api/posts?limit=20"]),
    read("following", "following", ["/api/posts/following?limit=20"]),
    read("following, 5,000 quiet", "quiet", ["/api/posts/following?limit=20"], patient),
    read("post with its comments", "post", [post, `${post}/comments?limit=20`]),
    read("feed of a heavy viewer", "heavy", ["/api/posts?limit=20"], heavy),
    read("profile with its posts", null, [`/api/users/${writerId}`, `/api/users/${writerId}/posts?limit=20`]),
    read("hashtag", null, ["/api/hashtag/walk/posts?limit=20"]),
    read("comments", null, [`${post}/comments?limit=20`]),
    read("leaderboard", null, ["/api/leaderboard/all-time"]),
  ];
}
