import type { Ctx } from "../../context.ts";
import { publishNotified } from "../notifications/publish-notified.ts";
import { endPoll, selectEnded, selectUntold, tellVoters } from "./end-queries.ts";

/** How many polls are read at once. */
const most = 50;

/**
 * Ends the polls whose time is over, so that their results show to everybody, and tells their
 * authors and voters, each once (posts.28). Runs as a job every minute. It may stop anywhere: the
 * next one goes on, and processes that run it at once share the polls.
 */
export async function endPolls(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  let ended;
  do {
    ended = await selectEnded(ctx.sql, ctx.clock.now(), most);
    for (const postId of ended) {
      if (signal?.aborted) return;
      const notified = await endPoll(ctx.sql, postId, ctx.clock.now());
      ctx.changed([`post:${postId}`]);
      publishNotified(ctx, notified);
    }
  } while (ended.length === most);
  // In turns, so that a poll with many voters delays no other.
  const elsewhere = new Set<string>();
  for (;;) {
    const telling = (await selectUntold(ctx.sql, ctx.clock.now(), most)).filter((postId) =>
      !elsewhere.has(postId)
    );
    if (telling.length === 0) return;
    for (const postId of telling) {
      if (signal?.aborted) return;
      const notified = await tellVoters(ctx.sql, postId, ctx.clock.now());
      if (notified) publishNotified(ctx, notified);
      else elsewhere.add(postId);
    }
  }
}
