/** Found posts are under the lists of posts, so that entities/posts/post-cache.ts updates them. */
export const searchKeys = {
  people: (q: string, firstLength: number) => ["members", "search", q, firstLength],
  posts: (q: string, firstLength: number) => ["posts", "list", "search", q, firstLength],
} as const;

/** Keys for completing a word, and for what a search may mean. */
export const suggestionKeys = {
  word: (kind: string, query: string) => ["suggestions", kind, query.toLowerCase()],
  search: (wanted: object | null) => ["suggestions", "search", wanted],
} as const;
