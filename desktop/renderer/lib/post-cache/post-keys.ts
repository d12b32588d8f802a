export type FeedKind = "all" | "following";

/** Cache keys of posts. Everything under `list` holds pages of posts and is kept in step by post-cache. */
export const postKeys = {
  lists: ["posts", "list"],
  feed: (kind: FeedKind) => ["posts", "list", "feed", kind],
  /** The fresh first pages that wait behind the pill. */
  heads: ["posts", "head"],
  head: (kind: FeedKind) => ["posts", "head", kind],
  /** What is promoted; see promotions/use-promoted.ts. */
  promoted: ["posts", "list", "promoted"],
  byMember: (memberId: string) => ["posts", "list", "member", memberId],
  liked: (memberId: string) => ["posts", "list", "liked", memberId],
  bookmarked: (memberId: string) => ["posts", "list", "bookmarked", memberId],
  byHashtag: (tag: string) => ["posts", "list", "hashtag", tag],
  one: (id: string) => ["posts", "one", id],
  likes: (id: string) => ["posts", "likes", id],
  deletionCost: (id: string) => ["posts", "deletion-cost", id],
} as const;
