import type { RequestCtx } from "../../context.ts";
import { consumeLimits } from "./consume-limit.ts";
import { type LimitName, type LimitSubject, rateLimits } from "./rate-limits.ts";
import type { Route } from "../routing/route.ts";

/**
 * Counts a call against its route's limits, and a member's change against `write`.
 * Throws `RateLimited`.
 */
export async function countCall(ctx: RequestCtx, { endpoint, limits }: Route): Promise<void> {
  const isChange = endpoint.method !== "get" && ctx.actor !== null;
  if (!limits && !isChange) return;
  const names: LimitName[] = [...(limits ?? []), ...(isChange ? ["write" as const] : [])];
  await consumeLimits(ctx, names.map((name) => [name, subjectOf(ctx, rateLimits[name].per)] as const));
}

function subjectOf(ctx: RequestCtx, per: LimitSubject): string {
  if (per === "source") return ctx.source;
  if (per === "member" && ctx.actor) return ctx.actor.id;
  throw new Error(`A route cannot count a limit per ${per}: it does not know one`);
}
