import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { pollLimits } from "#shared/polls/poll-limits.ts";
import type { Tx } from "../../db/open-database.ts";
import { Conflict } from "../../errors.ts";

interface NewAnswers {
  readonly answers: readonly string[];
  readonly at: Date;
}

/**
 * Gives the poll of a post that the caller has locked other answers (posts.28), with ids of their
 * own: a vote for those before is refused. Throws `Conflict` where somebody has voted or the poll
 * has ended.
 */
export async function replaceAnswers(tx: Tx, postId: string, given: NewAnswers): Promise<void> {
  if (await updateAnswers(tx, postId, given)) return;
  throw new Conflict(
    "conflict",
    msg`Someone has voted, or the poll has ended, so the answers stay as they are. You can still change the text.`,
  );
}

/** Returns whether they may be changed. */
async function updateAnswers(tx: Tx, postId: string, { answers, at }: NewAnswers): Promise<boolean> {
  const replaced = await tx`
    update polls
    set
      answers = ${[...answers]}::text[],
      answer_ids = ${answers.map(() => uuidv7())}::uuid[],
      counts = array_fill(0, array[${answers.length}::integer])
    where post_id = ${postId}
      and voted_revision is null
      and ended_at is null
      and ends_at > ${at}
    returning post_id`;
  return replaced.length > 0;
}

/**
 * Gives the answers of a poll new ids where nobody has voted yet, since the words that they answer
 * change: a vote by who read the ones before is refused.
 */
export async function renewAnswers(tx: Tx, postId: string): Promise<void> {
  await updateIds(tx, postId, Array.from({ length: pollLimits.mostAnswers }, () => uuidv7()));
}

async function updateIds(tx: Tx, postId: string, ids: readonly string[]): Promise<void> {
  await tx`
    update polls
    set answer_ids = (${[...ids]}::uuid[])[1:cardinality(answer_ids)]
    where post_id = ${postId}
      and voted_revision is null`;
}
