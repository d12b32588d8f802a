import { uuidv7 } from "uuidv7";
import type { PostTraits } from "./post.ts";
import type { TestApp } from "./create-test-app.ts";

interface CommentTraits extends PostTraits {
  readonly postId: string;
  readonly parentId?: string;
}

/**
 * Writes a comment directly into the tables and returns its id. The counts of its post are not
 * changed.
 */
export async function comment(
  t: Pick<TestApp, "sql" | "clock">,
  traits: CommentTraits,
): Promise<{ id: string }> {
  const id = uuidv7();
  const { moderationLevel = "top" } = traits;
  const row = t.sql({
    id,
    post_id: traits.postId,
    parent_id: traits.parentId ?? null,
    author_id: traits.authorId,
    content: traits.content ?? "Well said",
    moderation_level: moderationLevel,
    only_distress: false,
    created_at: traits.createdAt ?? t.clock.now(),
  });
  await t.sql`
    insert into comments ${row}`;
  return { id };
}
