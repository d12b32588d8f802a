import { msg } from "@lingui/core/runtime-macro";
import { setTimeout as wait } from "node:timers/promises";
import { uuidv7 } from "uuidv7";
import { z } from "zod";
import type { RequestCtx } from "../../context.ts";
import { AppError, Invalid } from "../../errors.ts";
import type { Serialized } from "../responses/serialized.ts";
import {
  abandonKey,
  type Attempt,
  claimKey,
  keepAnswer,
  releaseKey,
  selectKey,
} from "./idempotency-queries.ts";
import { createHash, type Hash } from "node:crypto";

/** A response of the contract, ready to be sent or stored. */
export interface Answer {
  readonly status: number;
  /** JSON. */
  readonly body: string | Serialized<unknown>;
}

const pollMs = 50;
/** Most calls take far less; callers of slower ones get `Retry-After`. */
const usualPatienceMs = 6_000;
const uuid = z.uuid();

/**
 * Runs a member's POST once per `Idempotency-Key`: a repeat, even while the first attempt runs,
 * gets the first response. Only successful JSON responses are stored; after another response the
 * work runs again, with the same id. A refused call did nothing and may be retried, also with
 * another body. An attempt whose process died is taken over at once. The response is stored after
 * the work, so `work` gets the id to create: an attempt that takes over finds what the earlier one
 * wrote. Throws 422 for a key that was used for another request, 409 when the first attempt takes
 * too long.
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
    throw new Invalid(msg`The Idempotency-Key must be a UUID.`, { "Idempotency-Key": msg`Not a UUID` });
  }
  // Without the host: a retry may come by another of the product's names, and the host check
  // refuses all others.
  const { pathname, search } = new URL(request.url);
  const hash = await hashRequestBody(`POST ${pathname}${search}`, body);
  const keyed = { memberId: ctx.actor.id, key, hash, now: ctx.clock.now() };
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(pollMs)) {
    const attempt = { ...keyed, owner: await ctx.db.processLock.id() };
    const freshId = uuidv7();
    const createdId = await claimKey(ctx.sql, attempt, freshId);
    if (createdId) {
      return await performAttempt(ctx, attempt, {
        isFirst: createdId === freshId,
        work: () => work(createdId),
      });
    }
    const known = await selectKey(ctx.sql, keyed.memberId, key);
    if (known && !hash.equals(known.request_hash)) throw mismatch();
    if (known?.body && known.status) return { status: known.status, body: known.body };
  }
  throw new AppError("request_in_progress", msg`We're still working on this request. Please wait a moment.`, {
    retryAfter: 5,
  });
}

async function performAttempt(
  ctx: RequestCtx,
  attempt: Attempt,
  { isFirst, work }: { readonly isFirst: boolean; readonly work: () => Promise<Answer | Response> },
): Promise<Answer | Response> {
  const answer = await work().catch(async (error: unknown) => {
    await settleKey(
      ctx,
      attempt,
      // Keeps the id, under which an earlier attempt may have written.
      isFirst && isRefusal(error) ? releaseKey(ctx.sql, attempt) : abandonKey(ctx.sql, attempt),
    );
    throw error;
  });
  // Other responses than JSON are not stored: the work runs again, with the same id.
  const settled = answer instanceof Response ? abandonKey(ctx.sql, attempt) : keepAnswer(ctx.sql, attempt, {
    status: answer.status,
    body: typeof answer.body === "string" ? answer.body : answer.body.json,
  });
  // The work is done, so the response is returned even when it could not be stored.
  await settleKey(ctx, attempt, settled);
  return answer;
}

/**
 * A key that could not be settled would block until this process ends, so the process releases its
 * id.
 */
async function settleKey(ctx: RequestCtx, { owner }: Attempt, settled: Promise<void>): Promise<void> {
  try {
    await settled;
  } catch (err) {
    ctx.log.warn({ err }, "an idempotency key was not settled");
    await ctx.db.processLock.giveUp(owner);
  }
}

/** These are thrown before any write; other errors may come after one. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500;
}

function mismatch(): AppError {
  return new AppError(
    "idempotency_mismatch",
    msg`This Idempotency-Key was used for another request. Make a new key.`,
  );
}

/**
 * SHA-256 of the call and its parsed body. Not of the bytes: a client that repeats a form uses a
 * new multipart boundary.
 */
export async function hashRequestBody(call: string, body: unknown): Promise<Buffer> {
  const hash = createHash("sha256").update(call);
  await addValue(hash, body);
  return hash.digest();
}

async function addValue(hash: Hash, value: unknown): Promise<void> {
  if (value instanceof File) {
    hash.update(`\nfile ${value.type} ${value.size}\n`).update(new Uint8Array(await value.arrayBuffer()));
  } else if (Array.isArray(value)) {
    hash.update(`\nlist ${value.length}`);
    for (const item of value) await addValue(hash, item);
  } else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    hash.update(`\nobject ${entries.length}`);
    for (const [key, item] of entries) {
      hash.update(`\n${JSON.stringify(key)}`);
      await addValue(hash, item);
    }
  } else hash.update(`\n${JSON.stringify(value) ?? "nothing"}`);
}
