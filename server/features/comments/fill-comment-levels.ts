import type { Ctx } from "../../context.ts";
import { fillInBatches } from "../../db/cleanup/fill-in-batches.ts";
import { countCommentsOfSome } from "./comment-queries.ts";

/** Counts by level the comments of posts that a server of an earlier release wrote (comments.8). */
export async function fillCommentLevels({ sql }: Pick<Ctx, "sql">, signal?: AbortSignal): Promise<void> {
  await fillInBatches(true, async () => await countCommentsOfSome(sql) || null, signal);
}
