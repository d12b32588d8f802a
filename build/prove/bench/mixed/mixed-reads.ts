import type { MixedReaders } from "./mixed-readers.ts";

export type MixedFigure = "feed" | "following" | "hashtag" | "profile" | "thread" | "notifications";

/** A call of a reader. */
interface MixedCall {
  readonly path: string;
  readonly token: string;
}

/** A page as all readers read it, each their own. */
export interface MixedRead {
  readonly figure: MixedFigure;
  readonly name: string;
  /** One or several calls of each reader. */
  readonly calls: readonly MixedCall[];
  readonly callsPerPage: number;
}

export function listMixedReads({ readers, profileIds, postIds }: MixedReaders): readonly MixedRead[] {
  const read = (figure: MixedFigure, name: string, pathsOf: (place: number) => readonly string[]) => ({
    figure,
    name,
    calls: readers.flatMap(({ token }, place) => pathsOf(place).map((path) => ({ path, token }))),
    callsPerPage: pathsOf(0).length,
  });
  const take = (ids: readonly string[], place: number) => ids[place % ids.length] ?? "";
  return [
    read("feed", "feed", () => ["/api/posts?limit=20"]),
    read("following", "following", () => ["/api/posts/following?limit=20"]),
    read("hashtag", "a hashtag", () => ["/api/hashtag/walk/posts?limit=20"]),
    read("profile", "a profile's posts", (place) => [`/api/users/${take(profileIds, place)}/posts?limit=20`]),
    read("thread", "a post and its comments", (place) => {
      const post = `/api/posts/${take(postIds, place)}`;
      return [post, `${post}/comments?limit=20`];
    }),
    read("notifications", "notifications", () => ["/api/notifications?limit=20"]),
  ];
}
