import { msg } from "@lingui/core/runtime-macro";
import { imageModels } from "#shared/assistant/ai-models.ts";
import { canAnswerInText } from "#shared/assistant/served-services.ts";
import type { RateLimitUse } from "#shared/system/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { type Limit, limitMax, type LimitName, rateLimits } from "../../http/limits/rate-limits.ts";
import type { RequestCounter } from "../../http/limits/limit-requests-by-source.ts";
import { getAiUseOfMember } from "../assistant/get-ai-use.ts";
import { countReportsAllowed } from "../reports/count-reports-allowed.ts";
import type { Sql } from "../../db/open-database.ts";
import { writeText } from "../../language/write-text.ts";

/** The limits of a signed-in member and of their network, and what they may ask of AI (api.13). */
export async function getRateLimitStatus(ctx: MemberCtx, counter: RequestCounter): Promise<RateLimitUse[]> {
  const windows = new Map<string, { hits: number; resetsAt: Date }>();
  const [rows, reports, ofAi] = await Promise.all([
    selectLimitUse(ctx.sql, ctx.actor.id, ctx.clock.now()),
    countReportsAllowed(ctx),
    ctx.providers.ai ? aiLimits(ctx, [...ctx.providers.ai.models]) : [],
  ]);
  for (const { name, hits, expires_at } of rows) {
    windows.set(name, { hits, resetsAt: expires_at });
  }
  const calls = counter.used(ctx.source);
  if (calls) windows.set("request", { hits: calls.hits, resetsAt: new Date(calls.endsAt) });
  const ofCalls = shownTo(ctx.actor).map(([name, { label, windowSeconds }]) => {
    const limit = name === "report" ? reports : limitMax(name, ctx.config.rateLimitScale);
    const window = windows.get(name);
    return {
      name,
      label: writeText(label, ctx.language),
      limit,
      used: Math.min(window?.hits ?? 0, limit),
      windowSeconds,
      resetsAt: window?.resetsAt.toISOString() ?? null,
    };
  });
  return [...ofAi, ...ofCalls];
}

const daySeconds = 24 * 60 * 60;

/**
 * Budgets and answers of a UTC day (ai.8, ai.5), which begin again at midnight UTC; only of what
 * the server's models do.
 */
async function aiLimits(ctx: MemberCtx, models: readonly string[]): Promise<RateLimitUse[]> {
  const hasText = canAnswerInText({ models });
  const hasImages = imageModels.some(({ name }) => models.includes(name));
  const { tokens, images, lisa } = await getAiUseOfMember(ctx, ctx.actor.id);
  const midnight = new Date(ctx.clock.now());
  midnight.setUTCHours(24, 0, 0, 0);
  const shown = [
    hasText &&
    { name: "ai_tokens", label: msg`AI chats and Lisa, in tokens (about ¾ of a word each)`, ...tokens },
    hasImages && { name: "ai_images", label: msg`AI images`, ...images },
    hasText && { name: "lisa", label: msg`Lisa's answers`, ...lisa },
  ].filter((use) => use !== false);
  return shown.map(({ name, label, used, limit }) => ({
    name,
    label: writeText(label, ctx.language),
    limit,
    used: Math.min(used, limit),
    windowSeconds: daySeconds,
    resetsAt: used > 0 ? midnight.toISOString() : null,
  }));
}

function shownTo(actor: MemberCtx["actor"]): readonly (readonly [LimitName, Limit])[] {
  const all = Object.entries(rateLimits) as [LimitName, Limit][];
  const isAdmin = actor.type === "member" && actor.isAdmin;
  return all.filter(([name, { per, isForAdministrators }]) =>
    (per === "member" || name === "request") && (isAdmin || !isForAdministrators)
  );
}

interface LimitUseRow {
  name: string;
  hits: number;
  expires_at: Date;
}

/** The current windows of one subject. */
async function selectLimitUse(sql: Sql, subject: string, now: Date): Promise<readonly LimitUseRow[]> {
  return await sql<LimitUseRow[]>`
    select name, hits, expires_at
    from rate_limits
    where subject = ${subject}
      and expires_at > ${now}`;
}
