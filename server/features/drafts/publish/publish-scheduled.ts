import type { DraftProblem } from "#shared/drafts/contract.ts";
import { getMediaUrl } from "#shared/media/media-url.ts";
import { createCtx, type Ctx } from "../../../context.ts";
import { AppError, NotFound } from "../../../errors.ts";
import { isWithinLimit } from "../../../http/limits/consume-limit.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";
import { findAbsentActor } from "../../auth/sessions/find-absent-actor.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { readWrittenPoll } from "../../polls/make-poll.ts";
import { createPost } from "../../posts/publish/create-post.ts";
import {
  type After,
  type DuePost,
  giveUpLatePosts,
  giveUpPost,
  noteLimit,
  selectDuePosts,
} from "./scheduled-queries.ts";

/** How many are read at once, and of how many members one waits for the moderator in parallel. */
const most = 50;
const atOnce = 8;

/**
 * Publishes what members scheduled for now (posts.27), as their own call would: judged again, each
 * once (`take_scheduled_post`). Those whose hour is over become drafts. Runs as a job every minute;
 * what fails for another reason than a refusal is tried again in the next.
 */
export async function publishScheduled(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const now = ctx.clock.now();
  let late;
  do {
    late = await giveUpLatePosts(ctx.sql, now, most);
    publishNotified(ctx, late);
  } while (late.length === most && !signal?.aborted);
  let after: After = null;
  while (!signal?.aborted) {
    const due: readonly DuePost[] = await selectDuePosts(ctx.sql, { now, after, most });
    const queues = [...Map.groupBy(due, ({ memberId }) => memberId).values()];
    for (let start = 0; start < queues.length && !signal?.aborted; start += atOnce) {
      await Promise.all(
        queues.slice(start, start + atOnce).map((posts) => publishInOrder(ctx, posts, signal)),
      );
    }
    after = due.at(-1) ?? null;
    if (due.length < most) return;
  }
}

/** What one member scheduled, in the order of its times. */
async function publishInOrder(ctx: Ctx, posts: readonly DuePost[], signal?: AbortSignal): Promise<void> {
  for (const post of posts) {
    if (signal?.aborted) return;
    await publishOrGiveUp(ctx, post);
  }
}

/** Never rejects, so that one post delays no other. */
async function publishOrGiveUp(ctx: Ctx, post: DuePost): Promise<void> {
  try {
    const problem = await publish(ctx, post);
    if (!problem) return;
    publishNotified(ctx, [await giveUpPost(ctx.sql, post, { problem, at: ctx.clock.now() })]);
  } catch (error) {
    ctx.log.warn(
      { error: describeFailure(error), draft: post.id },
      "a scheduled post waits for the next minute",
    );
  }
}

/** Returns why it cannot be published; null where it was, waits, or is another by now. */
async function publish(ctx: Ctx, post: DuePost): Promise<DraftProblem | null> {
  const actor = await findAbsentActor(ctx, post.memberId);
  // Whatever suspends or removes an account has made a draft of it (`end_plans_of`).
  if (!actor) return "account";
  if (!await isWithinLimit(ctx, "post", actor.id)) {
    await noteLimit(ctx.sql, post);
    return null;
  }
  try {
    await createPost(createCtx(ctx, actor), toNewPost(post), post);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return problemOf(error);
    throw error;
  }
}

function toNewPost(post: DuePost): Parameters<typeof createPost>[1] {
  const { content, language, quotedPostId, coverWords, coverTopics, madeWithAi, poll, pictures } = post;
  const { commentsFrom, quotesFrom } = post;
  return {
    content,
    language: language ?? undefined,
    images: (pictures ?? []).map(({ id, alt }) => ({ url: getMediaUrl(id, "full"), alt })),
    quotedPostId: quotedPostId ?? undefined,
    isQuote: quotedPostId !== null,
    coverWords,
    coverTopics: [...coverTopics],
    madeWithAi,
    poll: poll && readWrittenPoll(poll),
    commentsFrom,
    quotesFrom,
  };
}

/** Null: it may be possible in the next minute. */
function problemOf(error: AppError): DraftProblem | null {
  const { code, fields = {} } = error;
  if (code === "rate_limited") return null;
  if (error instanceof NotFound) return "quote";
  const isPicture = code === "foreign_image" || code === "description_missing" || "images" in fields ||
    "image" in fields;
  return isPicture ? "picture" : "refused";
}
