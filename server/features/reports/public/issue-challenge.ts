import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Ctx } from "../../../context.ts";
import { limitMax } from "../../../http/limits/rate-limits.ts";
import { getTokenExpiry, signToken } from "../../auth/grants/signed-tokens.ts";
import { type Busyness, selectBusyness } from "./public-report-queries.ts";

const lifetimeSeconds = 30 * 60;
/** A fraction of a second on a laptop, a few on an old phone. */
const easiest = 200_000;
/** Some ten seconds on a laptop, on average. */
const hardest = 12_800_000;

export interface Challenge {
  readonly salt: string;
  readonly digest: string;
  readonly max: number;
  readonly token: string;
  readonly expiresAt: string;
}

/**
 * A puzzle that costs the visitor's device time and us none, instead of a third party's: to find
 * the number from which `digest` was made. It is for the caller's source alone, for half an hour,
 * and for one report (`public_reports.challenge`).
 */
export async function issueChallenge(ctx: Ctx): Promise<Challenge> {
  const busy = await selectBusyness(ctx.sql, { source: ctx.source, at: ctx.clock.now() });
  const scale = ctx.config.rateLimitScale;
  const allowed = limitMax("public_report_source", scale);
  return await makeChallenge(ctx, computeHardness({ ...busy, allowed, scale }));
}

/** A challenge with this largest number; `number` for tests, which need not look for it. */
export async function makeChallenge(
  ctx: Pick<Ctx, "config" | "clock" | "source">,
  max: number,
  number = randomInt(max + 1),
): Promise<Challenge> {
  const salt = randomBytes(12).toString("hex");
  const digest = hashNumber(salt, number);
  const claims = { sub: "visitor", jti: digest, to: hashSource(ctx.source) };
  return {
    salt,
    digest,
    max,
    token: await signToken(ctx, "report-challenge", claims, lifetimeSeconds),
    expiresAt: getTokenExpiry(ctx, lifetimeSeconds).toISOString(),
  };
}

interface Asked extends Busyness {
  /** The number of reports that the source may send in its window. */
  readonly allowed: number;
  /** `RATE_LIMIT_SCALE`. */
  readonly scale: number;
}

/**
 * Twice as hard for each tenth of its limit that a source has used, and while many come; easier by
 * as much as sources are allowed more, but no harder where they are allowed less: whoever lowers
 * the limits in an attack keeps reports within everybody's reach.
 */
export function computeHardness({ fromSource, allowed, lately, scale }: Asked): number {
  const doublings = Math.floor((10 * fromSource) / allowed) + (lately >= 100 ? 2 : lately >= 30 ? 1 : 0);
  return Math.min(hardest, Math.ceil(easiest * 2 ** doublings / Math.max(1, scale)));
}

export function hashNumber(salt: string, number: number): string {
  return createHash("sha256").update(`${salt}${number}`).digest("hex");
}

/** Hashes a source for its challenges. */
export function hashSource(source: string): string {
  return createHash("sha256").update(source).digest("base64url");
}
