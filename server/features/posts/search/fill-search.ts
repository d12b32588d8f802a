import { fillBatchSize, fillInBatches, lastOfFullBatch } from "../../../db/cleanup/fill-in-batches.ts";
import { aboveAllIds } from "../../../db/id-cursor.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { Ctx } from "../../../context.ts";
import { hashtagForm } from "../hashtag/hashtag-form.ts";
import {
  analyzePosts,
  fillColumns,
  fillForm,
  selectUnfilled,
  selectUnfilledTags,
} from "./fill-search-queries.ts";
import { searchColumns } from "./search-columns.ts";

/**
 * Makes posts and hashtags findable that a server of an earlier release wrote (search.3), newest
 * first. Run again, it finds those that such a server wrote meanwhile.
 */
export async function fillPostSearch({ sql }: Pick<Ctx, "sql">, signal?: AbortSignal): Promise<void> {
  let hasFilled = false;
  await fillInBatches(aboveAllIds, async (below) => {
    const posts = await selectUnfilled(sql, below, fillBatchSize);
    if (posts.length > 0) {
      // So that searches read posts without tokens by their words, and none when all are filled.
      if (!hasFilled) await analyzePosts(sql);
      hasFilled = true;
      await fillColumns(sql, posts.map((post) => ({ id: post.id, ...searchColumns(post) })));
    }
    return lastOfFullBatch(posts);
  }, signal);
  if (hasFilled) await analyzePosts(sql);
  await fillInBatches(1, () => fillSomeForms(sql), signal);
}

/** Returns how many uses of hashtags it filled; null for none. */
async function fillSomeForms(sql: Sql): Promise<number | null> {
  let filled = 0;
  for (const tag of await selectUnfilledTags(sql, fillBatchSize)) {
    filled += await fillForm(sql, { tag, form: hashtagForm(tag) ?? tag, most: fillBatchSize });
  }
  return filled || null;
}
