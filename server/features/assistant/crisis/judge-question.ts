import type { Support } from "#shared/moderation/crisis-support.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { MemberCtx } from "../../../context.ts";
import { classify } from "../../moderation/classify-before-publishing.ts";
import { getSupport } from "../../moderation/get-support.ts";
import { isCrisisByVerdict } from "../../moderation/words-of-crisis.ts";

export interface JudgedQuestion {
  readonly level: ModerationLevel;
  /** Help for words of crisis, which are never refused (moderation.11); null for all others. */
  readonly support: Support | null;
}

/** Judges a question before anything else is decided about it. */
export async function judgeQuestion(ctx: MemberCtx, content: string): Promise<JudgedQuestion> {
  const classified = await classify(ctx, { text: content });
  const support = isCrisisByVerdict(content, classified) ? await getSupport(ctx, ctx.actor.id) : null;
  return { level: classified.level, support };
}
