export type FeedKind = "all" | "following";

/** entities/posts/post-cache.ts keeps everything under `lists` consistent. */
export const postKeys = {
  lists: ["posts", "list"],
  feed: (kind: FeedKind) => ["posts", "list", "feed", kind],
  /** First pages fetched in the background, which wait behind the pill for new posts. */
  heads: ["posts", "head"],
  head: (kind: FeedKind) => ["posts", "head", kind],
  /** See promotions/use-promoted.ts. */
  promoted: ["posts", "list", "promoted"],
  byMember: (memberId: string) => ["posts", "list", "member", memberId],
  picturesOf: (memberId: string) => ["posts", "list", "pictures", memberId],
  liked: (memberId: string) => ["posts", "list", "liked", memberId],
  bookmarked: (memberId: string) => ["posts", "list", "bookmarked", memberId],
  byHashtag: (tag: string) => ["posts", "list", "hashtag", tag],
  pages: ["posts", "one"],
  one: (id: string) => ["posts", "one", id],
  likes: (id: string) => ["posts", "likes", id],
  deletionCost: (id: string) => ["posts", "deletion-cost", id],
} as const;

export const revisionKeys = {
  of: (kind: "post" | "comment", id: string) => ["revisions", kind, id],
} as const;

export const commentKeys = {
  all: ["comments"],
  ofPost: (postId: string) => ["comments", postId],
  /** Of the writes. */
  fold: (commentId: string) => ["comments", "fold", commentId],
} as const;
