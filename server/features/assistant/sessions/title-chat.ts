import type { Ctx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { AiModelUnknown } from "../../../providers/ai/ai.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";
import { mapAnswerErrors } from "../answers/answer-refusals.ts";
import { publishChat } from "../publish-chat.ts";
import { estimateTokens } from "../prompts/chat-prompt.ts";
import { makeTitle, titleRequest } from "./make-title.ts";
import { selectTitlePairs, selectUntitled, storeSuggestedTitle } from "./title-queries.ts";
import type { Sql } from "../../../db/open-database.ts";

/**
 * Names a chat after its first answer, instead of its day and hour (ai.25): without XP, and within
 * the budgets of the day. The member's own title stays, also one that came meanwhile. A model that
 * fails leaves the chat as it is, until its next answer.
 */
export async function titleChat(ctx: Ctx, sessionId: string, signal: AbortSignal): Promise<void> {
  if (!ctx.providers.ai) return;
  const at = ctx.clock.now();
  const session = await selectUntitled(ctx.sql, sessionId, at);
  const pairs = session && await selectTitlePairs(ctx.sql, sessionId);
  if (!session || !pairs || pairs.length === 0) return;
  const request = titleRequest(ctx, session.member_id, pairs);
  if (!ctx.providers.ai.models.includes(request.model)) return;
  const asked = request.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  const spent = { memberId: session.member_id, at, tokens: asked + request.maxTokens };
  let said = "";
  try {
    await mapAnswerErrors(at, () => spendOnTitle(ctx.sql, { ...spent, limits: ctx.config.aiBudget }));
    const onText = (text: string) => {
      said += text;
    };
    try {
      const title = await makeTitle(ctx, { ...request, onText }, { filter: session.filter, signal });
      const isNew = title !== null && await storeSuggestedTitle(ctx.sql, { sessionId, title });
      if (isNew) publishChat(ctx, session.member_id, sessionId);
    } finally {
      await refundTitle(ctx.sql, { ...spent, used: asked + estimateTokens(said) });
    }
  } catch (error) {
    if (signal.aborted || (error instanceof AppError && error.code === "rate_limited")) return;
    // The provider has told the log of a model that the service doesn't have.
    if (error instanceof AiModelUnknown) return;
    ctx.log.warn({ error: describeFailure(error) }, "a chat keeps its day and hour as its title");
  }
}

/** Counts tokens in advance against the budgets of the day (spend_ai_budget): throws AI429. */
async function spendOnTitle(sql: Sql, { memberId, at, tokens, limits }: {
  memberId: string;
  at: Date;
  tokens: number;
  limits: readonly number[];
}): Promise<void> {
  await sql`
    select spend_ai_budget(
      ${memberId}::uuid, (${at}::timestamptz at time zone 'UTC')::date, ${tokens}::integer, 0, ${limits as number[]}::bigint[]
    )`;
}

/** Gives back what was counted in advance and not used. */
async function refundTitle(sql: Sql, { memberId, at, tokens, used }: {
  memberId: string;
  at: Date;
  tokens: number;
  used: number;
}): Promise<void> {
  const spent = sql.json({ member_id: memberId, created_at: at, tokens, images: 0 });
  await sql`
    select unspend_ai_budget(jsonb_populate_record(null::ai_reservations, ${spent}::jsonb), ${used}::integer, 0)`;
}
