/**
 * The calls of the home page before any script has loaded: who looks, and the first posts. The
 * server writes the responses into the page (http/static/first-feed.ts), or the page asks itself.
 */
export const firstCalls = ["/api/posts?limit=20", "/api/posts/promoted", "/api/auth/user"] as const;

/** Where home.html takes what the server adds: comments, which show nothing when it adds none. */
export const homeMarks = {
  /** Around the skeleton, whose place the first posts take. */
  posts: "<!--first-posts-->",
  postsEnd: "<!--/first-posts-->",
  responses: "<!--first-responses-->",
} as const;

/** In the bundle's folder: the module that draws the first posts on the server. Not served. */
export const firstFeedModule = ".first-feed/draw.js";
