import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { RequestCtx } from "../../context.ts";
import { AppError, Invalid } from "../../errors.ts";
import { bodyHash } from "./body-hash.ts";
import {
  abandonKey,
  type Attempt,
  claimKey,
  keepAnswer,
  releaseKey,
  selectKey,
} from "./idempotency-queries.ts";

/** An answer of the contract, ready to be sent or remembered. */
export interface Answer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

const pollMs = 50;
/** Most calls take far less; for the others the caller is told when to ask again. */
const usualPatienceMs = 6_000;
const uuid = z.uuid();

/**
 * Does a member's POST once for each `Idempotency-Key`: a repeat, even while the first attempt runs, gets the first answer. Only
 * success is remembered; a refused call did nothing and may be tried again, also with another body. An attempt whose process
 * died is taken over at once. Remembering comes after the work, so `work` is told what id to create under: an attempt that takes
 * over from one that died or broke in between meets what that one wrote. Throws 422 for a key that stood for another request,
 * 409 when the first attempt takes too long.
 */
export async function withIdempotencyKey(
  ctx: RequestCtx,
  request: Request,
  body: unknown,
  work: (createdId?: string) => Promise<Answer | Response>,
  patienceMs = usualPatienceMs,
): Promise<Answer | Response> {
  const key = request.method === "POST" && ctx.actor ? request.headers.get("idempotency-key") : null;
  if (key === null || !ctx.actor) return await work();
  if (!uuid.safeParse(key).success) {
    throw new Invalid("The Idempotency-Key must be a UUID.", { "Idempotency-Key": "Not a UUID" });
  }
  const hash = await bodyHash(`POST ${request.url}`, body);
  const keyed = { memberId: ctx.actor.id, key, hash, now: ctx.clock.now() };
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(pollMs)) {
    const attempt = { ...keyed, owner: await ctx.db.processLock.id() };
    const createdId = await claimKey(ctx.sql, attempt);
    if (createdId) return await perform(ctx, attempt, () => work(createdId));
    const known = await selectKey(ctx.sql, keyed.memberId, key);
    if (known && !hash.equals(known.request_hash)) throw mismatch();
    if (known?.body && known.status) return { status: known.status, body: known.body };
  }
  throw new AppError("request_in_progress", "This is still being worked on. Please wait a moment.", {
    retryAfter: 5,
  });
}

async function perform(
  ctx: RequestCtx,
  attempt: Attempt,
  work: () => Promise<Answer | Response>,
): Promise<Answer | Response> {
  const answer = await work().catch(async (error: unknown) => {
    await settle(
      ctx,
      attempt,
      isRefusal(error) ? releaseKey(ctx.sql, attempt) : abandonKey(ctx.sql, attempt),
    );
    throw error;
  });
  const settled = answer instanceof Response
    ? releaseKey(ctx.sql, attempt)
    : keepAnswer(ctx.sql, attempt, answer);
  // The work is done, whether or not that can be remembered: a caller who hears so does not ask again.
  await settle(ctx, attempt, settled);
  return answer;
}

/** A key that could not be settled would stay with this process for as long as it lives: so it gives up its id. */
async function settle(ctx: RequestCtx, { owner }: Attempt, settled: Promise<void>): Promise<void> {
  try {
    await settled;
  } catch (err) {
    ctx.log.warn({ err }, "a key was not settled");
    await ctx.db.processLock.giveUp(owner);
  }
}

/** Said before anything was written; whatever else is thrown may have come after. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500;
}

function mismatch(): AppError {
  return new AppError(
    "idempotency_mismatch",
    "This Idempotency-Key was used for another request: make a new key",
  );
}
