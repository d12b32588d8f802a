import { msg } from "@lingui/core/runtime-macro";
import type { Ctx } from "../../context.ts";
import type { Text } from "#shared/language/text.ts";
import { RateLimited, tooManyOfNetwork } from "../../errors.ts";
import {
  countHits,
  deleteWindows,
  hashSubject,
  releaseHit,
  selectWindows,
  type Window,
  type WindowRow,
} from "./limit-queries.ts";
import { countInMemory, isCountedInMemory } from "./count-in-memory.ts";
import { type Limit, limitMax, type LimitName, rateLimits } from "./rate-limits.ts";

/** The context that counting needs. */
export type LimitCtx = Pick<Ctx, "sql" | "clock" | "config">;

/** One count: a limit, and the subject it counts by. */
export type Hit = readonly [name: LimitName, subject: string];

/**
 * Counts one hit for a subject (an address, a member's id, a source) and throws `RateLimited` when
 * it is above the limit. Count before the work and `releaseLimit` when the hit should not count (a
 * successful sign-in): parallel attempts then cannot slip past a check.
 */
export async function consumeLimit(ctx: LimitCtx, name: LimitName, subject: string): Promise<void> {
  await consumeLimits(ctx, [[name, subject]]);
}

/** `consumeLimit` for a subject that may do less than others: `most` times in a window. */
export async function consumeLowerLimit(
  ctx: LimitCtx,
  name: LimitName,
  { subject, most }: { readonly subject: string; readonly most: number },
): Promise<void> {
  const now = ctx.clock.now();
  const window = { name, subject: hashSubject(name, subject), hits: 1, cap: limitMax(name, 1) + 1 };
  const rows = await countHits(ctx.sql, [window], now);
  refuseUsedUp(rows.filter(({ hits }) => hits > most), now);
}

/** Counts one hit and returns whether it is within the limit. */
export async function isWithinLimit(ctx: LimitCtx, name: LimitName, subject: string): Promise<boolean> {
  try {
    await consumeLimit(ctx, name, subject);
    return true;
  } catch (error) {
    if (error instanceof RateLimited) return false;
    throw error;
  }
}

/** `consumeLimit` for several limits at once, in one statement or none (`countInMemory`). */
export async function consumeLimits(ctx: LimitCtx, hits: readonly Hit[]): Promise<void> {
  const windows = windowsOf(hits);
  const max = (name: LimitName) => limitMax(name, ctx.config.rateLimitScale);
  const now = ctx.clock.now();
  const rows = windows.every(({ name }) => isCountedInMemory(name))
    ? await countInMemory(ctx, windows)
    : await countHits(
      ctx.sql,
      windows.map((window) => ({ ...window, hits: 1, cap: max(window.name) + 1 })),
      now,
    );
  refuseUsedUp(rows.filter(({ name, hits }) => hits > max(name)), now);
}

/** Throws `RateLimited` when the subject's limit is used up. Counts nothing. */
export async function checkLimit(ctx: LimitCtx, name: LimitName, subject: string): Promise<void> {
  await checkLimits(ctx, [[name, subject]]);
}

/** `checkLimit` for several limits, in one statement. */
export async function checkLimits(ctx: LimitCtx, hits: readonly Hit[]): Promise<void> {
  const now = ctx.clock.now();
  const rows = await selectWindows(ctx.sql, windowsOf(hits), now);
  refuseUsedUp(rows.filter((row) => row.hits >= limitMax(row.name, ctx.config.rateLimitScale)), now);
}

/** Releases one hit. */
export async function releaseLimit(ctx: LimitCtx, name: LimitName, subject: string): Promise<void> {
  await releaseHit(ctx.sql, { name, subject: hashSubject(name, subject) }, ctx.clock.now());
}

/** Releases every hit of the subjects. */
export async function clearLimits(ctx: LimitCtx, hits: readonly Hit[]): Promise<void> {
  await deleteWindows(ctx.sql, windowsOf(hits));
}

function windowsOf(hits: readonly Hit[]): Window[] {
  return hits.map(([name, subject]) => ({ name, subject: hashSubject(name, subject) }));
}

/** The subject of a limit per address and source. */
export function joinAddressAndSource(address: string, source: string): string {
  return `${source} ${address}`;
}

/** Throws if any window is used up, with the time until the last of these ends. */
function refuseUsedUp(used: readonly WindowRow[], now: Date): void {
  const last = used.toSorted((a, b) => b.expires_at.getTime() - a.expires_at.getTime())[0];
  if (!last) return;
  const seconds = Math.ceil((last.expires_at.getTime() - now.getTime()) / 1000);
  const limit: Limit = rateLimits[last.name];
  throw new RateLimited(Math.max(1, seconds), { what: whatWasTooMuch(limit), tryAgain: limit.tryAgain });
}

/** Attempts are guesses at passwords and links: a member who writes or asks makes none. */
function whatWasTooMuch({ per, windowSeconds }: Limit): Text | undefined {
  if (per === "source") return tooManyOfNetwork;
  if (per !== "member") return undefined;
  return windowSeconds < 24 * 60 * 60 ? msg`You're going too fast.` : msg`You've reached the daily limit.`;
}
