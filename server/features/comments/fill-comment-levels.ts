import type { Ctx } from "../../context.ts";
import { fillBatchSize, fillInBatches } from "../../db/cleanup/fill-in-batches.ts";
import type { Sql } from "../../db/open-database.ts";

/** Counts by level the comments of posts that a server of an earlier release wrote (comments.8). */
export async function fillCommentLevels({ sql }: Pick<Ctx, "sql">, signal?: AbortSignal): Promise<void> {
  await fillInBatches(true, async () => await countSome(sql) || null, signal);
}

/** See fill_comment_levels. Returns whether there may be more. */
async function countSome(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has_more: boolean }[]>`
    select fill_comment_levels(${fillBatchSize}) as has_more`;
  return row?.has_more ?? false;
}
