import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Ctx } from "../context.ts";
import { AppError, Invalid } from "../errors.ts";
import { bodyHash } from "./body-hash.ts";
import {
  claimKey,
  endLease,
  keepAnswer,
  type KeyedRequest,
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
const patienceMs = 20_000;
const uuid = z.uuid();

/**
 * Does a member's POST once for each `Idempotency-Key` (decision 5): who repeats it, even while it runs, gets the first answer.
 * Only success is remembered; what was refused did nothing and may be tried again, also with another body. The remembering
 * comes after the work, so `work` is told what id to create under: an attempt that takes over from one that died or broke in
 * between meets what that one wrote. Throws 422 for a key that stood for another request, 409 when the first attempt takes too
 * long.
 */
export async function answerOnce(
  ctx: Ctx,
  request: Request,
  body: unknown,
  work: (createdId?: string) => Promise<Answer | Response>,
): Promise<Answer | Response> {
  const key = request.method === "POST" && ctx.actor ? request.headers.get("idempotency-key") : null;
  if (key === null || !ctx.actor) return await work();
  if (!uuid.safeParse(key).success) {
    throw new Invalid("The Idempotency-Key must be a UUID", { "Idempotency-Key": "Not a UUID" });
  }
  const hash = await bodyHash(`POST ${request.url}`, body);
  const keyed = { memberId: ctx.actor.id, key, hash, now: ctx.clock.now() };
  for (let waited = 0; waited < patienceMs; waited += pollMs) {
    const createdId = await claimKey(ctx.sql, keyed);
    if (createdId) return await attempt(ctx, keyed, () => work(createdId));
    const known = await selectKey(ctx.sql, keyed.memberId, key);
    if (known && !hash.equals(known.request_hash)) throw mismatch();
    if (known?.body && known.status) return { status: known.status, body: known.body };
    await wait(pollMs);
  }
  throw new AppError("request_in_progress", "This is still being worked on. Please wait a moment.", {
    retryAfter: 5,
  });
}

async function attempt(
  ctx: Ctx,
  keyed: KeyedRequest,
  work: () => Promise<Answer | Response>,
): Promise<Answer | Response> {
  const settle = (settled: Promise<void>) =>
    settled.catch((err: unknown) => ctx.log.warn({ err }, "a key was not settled"));
  const answer = await work().catch(async (error: unknown) => {
    await settle((isRefusal(error) ? releaseKey : endLease)(ctx.sql, keyed));
    throw error;
  });
  // The work is done, whether or not that can be remembered: who hears so does not ask again.
  await settle(answer instanceof Response ? releaseKey(ctx.sql, keyed) : keepAnswer(ctx.sql, keyed, answer));
  return answer;
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
