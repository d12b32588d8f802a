import { uuidv7 } from "uuidv7";
import { z } from "zod";
import type { Sql } from "../../../../server/db/open-database.ts";
import { readTexts } from "../texts/read-texts.ts";

const edit = z.strictObject({
  /** Words of what was edited, as it is now. */
  words: z.string(),
  /** The same words as they were first. */
  before: z.string(),
  /** How long after it was written. */
  minutes: z.number(),
  /** After the last post that quotes it instead. */
  isAfterQuotes: z.boolean().optional(),
});

const edits = readTexts(
  "edits",
  z.strictObject({ post: z.array(edit), comment: z.array(edit), message: z.array(edit) }),
);

/** Gives some posts, comments and messages the words that they had before an edit. */
export async function saveEdits(tx: Sql, now: Date): Promise<void> {
  for (const kind of ["post", "comment", "message"] as const) {
    for (const one of edits[kind]) await saveEdit(tx, kind, one, now);
  }
}

async function saveEdit(
  tx: Sql,
  kind: "post" | "comment" | "message",
  { words, before, minutes, isAfterQuotes = false }: z.output<typeof edit>,
  now: Date,
): Promise<void> {
  const quoted = kind === "post" && isAfterQuotes
    ? tx`(select max(q.created_at) from posts q where q.quoted_post_id = content.id)`
    : tx`null::timestamptz`;
  const saved = await tx`
    with edited as (
      update ${tx(`${kind}s`)} as content
      set
        revision = 2,
        edited_at = least(${now}, coalesce(${quoted}, content.created_at) + ${minutes} * interval '1 minute')
      where strpos(content.content, ${words}) > 0
      returning content.*
    )
    insert into revisions (
      id, ${tx(`${kind}_id`)}, number, written_at, replaced_at, content, mentions, moderation_level
    )
    select
      ${uuidv7()}::uuid, id, 1, created_at, edited_at, replace(content, ${words}, ${before}), mentions,
      moderation_level
    from edited
    returning id`;
  if (saved.length !== 1) throw new Error(`Not one ${kind} says "${words}"`);
}
