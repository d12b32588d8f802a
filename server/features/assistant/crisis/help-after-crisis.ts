import type { ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import type { SessionCtx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { getSupport } from "../../moderation/get-support.ts";
import { helpBeginning, helpStandsMs } from "../../moderation/help-text.ts";
import { crisisLastsMs, hasCrisisWords } from "../../moderation/words-of-crisis.ts";
import type { Question } from "../answers/reserve-answer.ts";
import { selectCrisisOf } from "./crisis-queries.ts";
import { answerWithHelp } from "./answer-with-help.ts";

type Asked = Pick<
  Question,
  "id" | "content" | "sessionId" | "isTemporary" | "replaces" | "follows" | "level"
>;

/** What the client remembers of a temporary chat. */
type History = readonly { readonly role: "user" | "assistant"; readonly content: string }[];

/** A price, a tier, a budget, no service. */
const refusals: readonly number[] = [402, 403, 429, 503];

/**
 * Answers a refused question with help lines when its chat holds recent words of crisis
 * (moderation.11). Otherwise throws the refusal.
 */
export async function helpAfterCrisis(
  ctx: SessionCtx,
  asked: Asked,
  { error, history = [] }: { readonly error: unknown; readonly history?: History },
): Promise<AsyncGenerator<ChatEvent, void>> {
  const isRefusal = error instanceof AppError && refusals.includes(error.status);
  const crisis = isRefusal ? await findCrisis(ctx, asked, history) : null;
  if (!crisis) throw error;
  const support = await getSupport(ctx, ctx.actor.id);
  return await answerWithHelp(ctx, { ...asked, support, earlierCrisis: crisis });
}

async function findCrisis(
  ctx: SessionCtx,
  { sessionId, isTemporary, replaces, follows }: Asked,
  history: History,
): Promise<{ readonly hasHelp: boolean } | null> {
  if (isTemporary) {
    const isCrisis = history.some(({ role, content }) => role === "user" && hasCrisisWords(content));
    return isCrisis ? { hasHelp: history.some(({ content }) => content.includes(helpBeginning)) } : null;
  }
  if (!sessionId) return null;
  const now = ctx.clock.now().getTime();
  const row = await selectCrisisOf(ctx.sql, {
    sessionId,
    memberId: ctx.actor.id,
    replaces,
    follows,
    since: new Date(now - crisisLastsMs),
    helpSince: new Date(now - helpStandsMs),
    helpBeginning,
  });
  return row && { hasHelp: row.has_help };
}
