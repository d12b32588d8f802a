import { lisaDailyLimit } from "#shared/assistant/lisa.ts";
import type { Ctx } from "../../context.ts";
import type { Sql } from "../../db/open-database.ts";

/** The use of a limit in this UTC day. */
interface Used {
  readonly used: number;
  readonly limit: number;
}

interface AiUse {
  readonly tokens: Used;
  readonly images: Used;
}

/** The server's use of its daily budgets of AI (ai.8). */
export async function getAiUseOfServer(ctx: Pick<Ctx, "sql" | "clock" | "config">): Promise<AiUse> {
  const [, , tokens, images] = ctx.config.aiBudget;
  const used = await selectBudgetUse(ctx.sql, null, dayOf(ctx.clock.now()));
  return { tokens: { used: used.tokens, limit: tokens }, images: { used: used.images, limit: images } };
}

/** A member's use of their budgets, and of Lisa's answers of a day. */
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

/** The tokens and images of a UTC day, YYYY-MM-DD, of a member; null: of the server. */
async function selectBudgetUse(
  sql: Sql,
  memberId: string | null,
  day: string,
): Promise<{ tokens: number; images: number }> {
  const [row] = await sql<{ tokens: number; images: number }[]>`
    select tokens, images
    from ai_budget_days
    where day = ${day}::date
      and ${memberId === null ? sql`member_id is null` : sql`member_id = ${memberId}`}`;
  return row ?? { tokens: 0, images: 0 };
}

/** Lisa's answers that count for a member's UTC day, as `start_lisa_answer` counts them. */
async function selectLisaUse(sql: Sql, memberId: string, day: string): Promise<number> {
  const [row] = await sql<{ answers: number }[]>`
    select count(*)::integer as answers
    from lisa_answers
    where asker_id = ${memberId}
      and created_at >= ${day}::date::timestamp at time zone 'UTC'
      and created_at < (${day}::date + 1)::timestamp at time zone 'UTC'
      and state in ('answering', 'answered', 'withheld')`;
  return row?.answers ?? 0;
}
