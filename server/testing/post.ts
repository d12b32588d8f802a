import { uuidv7 } from "uuidv7";
import { searchColumns } from "../features/posts/search/search-columns.ts";
import type { TestApp } from "./create-test-app.ts";

export interface PostTraits {
  readonly authorId: string;
  readonly content?: string;
  /** Default top; null: not yet classified, so only its author sees it (moderation.2). */
  readonly moderationLevel?: "top" | "high" | "low" | "none" | null;
  readonly createdAt?: Date;
}

/** Writes a post directly into the tables and returns its id. */
export async function post(t: Pick<TestApp, "sql" | "clock">, traits: PostTraits): Promise<{ id: string }> {
  const id = uuidv7();
  const { moderationLevel = "top", content = "A small good thing" } = traits;
  const row = t.sql({
    id,
    author_id: traits.authorId,
    content,
    ...searchColumns({ id, content }),
    moderation_level: moderationLevel,
    created_at: traits.createdAt ?? t.clock.now(),
  });
  await t.sql`
    with written as (
      insert into posts ${row}
    ), counted as (
      update members
      set posts_count = posts_count + 1
      where id = ${traits.authorId}
      returning id
    )
    select wake_follows(id)
    from counted`;
  return { id };
}
