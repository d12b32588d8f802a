import { lisaDailyLimit } from "#shared/assistant/lisa.ts";
import type { Ctx } from "../../context.ts";
import { selectBudgetUse, selectLisaUse } from "./ai-use-of-day-queries.ts";

/** What was used of a limit in this UTC day. */
interface Used {
  readonly used: number;
  readonly limit: number;
}

interface AiUse {
  readonly tokens: Used;
  readonly images: Used;
}

/** What the server used of its daily budgets of AI (ai.8). */
export async function getAiUseOfServer(ctx: Pick<Ctx, "sql" | "clock" | "config">): Promise<AiUse> {
  const [, , tokens, images] = ctx.config.aiBudget;
  const used = await selectBudgetUse(ctx.sql, null, dayOf(ctx.clock.now()));
  return { tokens: { used: used.tokens, limit: tokens }, images: { used: used.images, limit: images } };
}

/** What a member used of theirs, and of Lisa's answers of a day. */
export async function getAiUseOfMember(
  ctx: Pick<Ctx, "sql" | "clock" | "config">,
  memberId: string,
): Promise<AiUse & { readonly lisa: Used }> {
  const [tokens, images] = ctx.config.aiBudget;
  const day = dayOf(ctx.clock.now());
  const [used, lisa] = await Promise.all([
    selectBudgetUse(ctx.sql, memberId, day),
    selectLisaUse(ctx.sql, memberId, day),
  ]);
  return {
    tokens: { used: used.tokens, limit: tokens },
    images: { used: used.images, limit: images },
    lisa: { used: lisa, limit: lisaDailyLimit },
  };
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
