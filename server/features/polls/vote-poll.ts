import { msg } from "@lingui/core/runtime-macro";
import type { Poll } from "#shared/polls/poll-shapes.ts";
import type { Vote } from "#shared/polls/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { type AppError, Conflict, Forbidden, Invalid, NotFound } from "../../errors.ts";
import { presentPoll } from "./present-poll.ts";
import { type CastVote, castVote } from "./vote-queries.ts";

/**
 * Votes in the poll of a post, in place of the actor's vote before (posts.28). Idempotent (api.7).
 * Throws `NotFound`, also across a block and for a post without a poll, `Forbidden` for the actor's
 * own, `Conflict` where the poll has ended or its answers are others by now, and `Invalid` for
 * several answers where one is to choose.
 */
export async function votePoll(ctx: MemberCtx, postId: string, { answerIds }: Vote): Promise<Poll> {
  const now = ctx.clock.now();
  const cast = await castVote(ctx.sql, { postId, member: ctx.actor, answerIds, at: now });
  if (!cast) throw new NotFound(msg`This poll is no longer available.`);
  if (cast.outcome !== "cast") throw refusalOf(cast.outcome);
  ctx.changed([`post:${cast.target_id}`, `marks:${ctx.actor.id}`]);
  ctx.publish({ type: "post_changed", memberId: ctx.actor.id, postId: cast.target_id });
  return presentPoll(cast.poll, { choice: cast.choice, isAuthor: false, now });
}

function refusalOf(outcome: Exclude<CastVote["outcome"], "cast">): AppError {
  switch (outcome) {
    case "own":
      return new Forbidden(msg`You can't vote in your own poll.`);
    case "ended":
      return new Conflict("conflict", msg`This poll has ended. Your vote wasn't counted.`);
    case "changed":
      return new Conflict(
        "conflict",
        msg`The answers have changed since you opened this poll. Read them again, then vote.`,
      );
    case "several": {
      const text = msg`Choose one answer.`;
      return new Invalid(text, { answerIds: text });
    }
  }
}
