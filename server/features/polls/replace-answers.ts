import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { Tx } from "../../db/open-database.ts";
import { Conflict } from "../../errors.ts";

/**
 * Gives the poll of a post that the caller has locked other answers (posts.28), with ids of their
 * own: a vote for those before is refused. Throws `Conflict` where somebody has voted or the poll
 * has ended.
 */
export async function replaceAnswers(tx: Tx, postId: string, answers: readonly string[]): Promise<void> {
  if (await updateAnswers(tx, postId, answers)) return;
  throw new Conflict(
    "conflict",
    msg`Someone has voted, so the answers stay as they are. You can still change the text.`,
  );
}

/** Returns whether they may be changed. */
async function updateAnswers(tx: Tx, postId: string, answers: readonly string[]): Promise<boolean> {
  const replaced = await tx`
    update polls
    set
      answers = ${[...answers]}::text[],
      answer_ids = ${answers.map(() => uuidv7())}::uuid[],
      counts = array_fill(0, array[${answers.length}::integer])
    where post_id = ${postId}
      and voted_revision is null
      and ended_at is null
    returning post_id`;
  return replaced.length > 0;
}
