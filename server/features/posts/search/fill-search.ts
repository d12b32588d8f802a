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

const batch = 200;

/**
 * Makes posts and hashtags findable that a server of an earlier release wrote (search.3), newest
 * first. Run again, it finds those that such a server wrote meanwhile.
 */
export async function fillPostSearch({ sql }: Pick<Ctx, "sql">, signal?: AbortSignal): Promise<void> {
  let below: string | undefined = aboveAllIds;
  let hasFilled = false;
  while (below !== undefined) {
    signal?.throwIfAborted();
    const posts = await selectUnfilled(sql, below, batch);
    if (posts.length > 0) {
      // So that searches read posts without tokens by their words, and none when all are filled.
      if (!hasFilled) await analyzePosts(sql);
      await fillColumns(sql, posts.map((post) => ({ id: post.id, ...searchColumns(post) })));
      hasFilled = true;
    }
    below = posts.at(-1)?.id;
  }
  if (hasFilled) await analyzePosts(sql);
  await fillForms(sql, signal);
}

async function fillForms(sql: Sql, signal: AbortSignal | undefined): Promise<void> {
  let filled = 1;
  while (filled > 0) {
    filled = 0;
    for (const tag of await selectUnfilledTags(sql, batch)) {
      signal?.throwIfAborted();
      filled += await fillForm(sql, { tag, form: hashtagForm(tag) ?? tag, most: batch });
    }
  }
}
