import type { Reader } from "../seed/seed.ts";

/** The readers of a filled database, and a post. */
interface Known {
  readonly readers: readonly Reader[];
  /** A post that every reader sees. */
  readonly postId: string;
}

export interface Call {
  readonly name: string;
  readonly path: (known: Known) => string;
  /** 32 when absent. */
  readonly connections?: number;
}

const firstMember = ({ readers }: Known) => readers[0]?.memberId ?? "";

/**
 * The reads that members make most, as requests a second. Writes are limited by member, so they
 * cannot be loaded like this.
 */
export const calls: readonly Call[] = [
  { name: "feed", path: () => "/api/posts?limit=20" },
  { name: "following", path: () => "/api/posts/following?limit=20" },
  { name: "a post", path: ({ postId }) => `/api/posts/${postId}` },
  { name: "its comments", path: ({ postId }) => `/api/posts/${postId}/comments` },
  { name: "a profile", path: (known) => `/api/users/${firstMember(known)}` },
  { name: "posts of a profile", path: (known) => `/api/users/${firstMember(known)}/posts?limit=20` },
  // As many as the server runs at once: it refuses those that wait too long.
  { name: "a search", path: () => "/api/posts?q=good&limit=20", connections: 3 },
  { name: "who is signed in", path: () => "/api/auth/user" },
];
