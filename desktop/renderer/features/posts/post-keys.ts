/** Cache keys of posts. Everything under `list` holds pages of posts and is kept in step by post-cache. */
export const postKeys = {
  lists: ["posts", "list"],
  feed: ["posts", "list", "feed"],
  /** The fresh first page that waits behind the pill. */
  head: ["posts", "head"],
  byMember: (memberId: string) => ["posts", "list", "member", memberId],
  one: (id: string) => ["posts", "one", id],
} as const;
