import type { RateLimitUse } from "#shared/system/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { type Limit, limitMax, type LimitName, rateLimits } from "../../http/limits/rate-limits.ts";
import type { RequestCounter } from "../../http/limits/limit-requests-by-source.ts";
import { selectLimitUse } from "./limit-use-queries.ts";

/** The limits of a signed-in member and of their network (api.13). */
export async function getRateLimitStatus(ctx: MemberCtx, counter: RequestCounter): Promise<RateLimitUse[]> {
  const windows = new Map<string, { hits: number; resetsAt: Date }>();
  for (const { name, hits, expires_at } of await selectLimitUse(ctx.sql, ctx.actor.id, ctx.clock.now())) {
    windows.set(name, { hits, resetsAt: expires_at });
  }
  const calls = counter.used(ctx.source);
  if (calls) windows.set("request", { hits: calls.hits, resetsAt: new Date(calls.endsAt) });
  return shownLimits().map(([name, { label, windowSeconds }]) => {
    const limit = limitMax(name, ctx.config.rateLimitScale);
    const window = windows.get(name);
    return {
      name,
      label,
      limit,
      used: Math.min(window?.hits ?? 0, limit),
      windowSeconds,
      resetsAt: window?.resetsAt.toISOString() ?? null,
    };
  });
}

function shownLimits(): readonly (readonly [LimitName, Limit])[] {
  const all = Object.entries(rateLimits) as [LimitName, Limit][];
  return all.filter(([name, limit]) => limit.per === "member" || name === "request");
}
