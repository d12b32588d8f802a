import type { Post } from "#shared/posts/post-shapes.ts";
import { createEmptyPost } from "../malformed-post.ts";

/** A valid post for tests; override only what matters. */
export function somePost(parts: Partial<Post> = {}): Post {
  const post = createEmptyPost("post-1");
  return {
    ...post,
    content: "A calm morning.",
    author: { ...post.author, id: "member-1", username: "ada", displayName: "Ada Lind" },
    createdAt: "2026-11-01T08:00:00.000Z",
    moderationLevel: "top",
    ...parts,
  };
}
