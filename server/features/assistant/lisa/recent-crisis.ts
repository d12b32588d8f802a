import type { Ctx } from "../../../context.ts";
import { findSentLately } from "../../messages/thread/find-sent-lately.ts";
import { helpBeginning } from "../../moderation/help-text.ts";
import { crisisLastsMs, hasCrisisWords } from "../../moderation/words-of-crisis.ts";
import { lisaCtx } from "./lisa-ctx.ts";
import { selectRecentTexts } from "./lisa-queries.ts";
import type { QuestionToLisa } from "./load-question-to-lisa.ts";

/**
 * Whether the asker has lately written words of crisis, to Lisa or beneath the post where she is
 * asked now, or has got help lines from her: 'please just talk to me' is no ordinary question then
 * (moderation.11).
 */
export async function wasLatelyInCrisis(ctx: Ctx, { asker, place }: QuestionToLisa): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - crisisLastsMs);
  const texts = await selectRecentTexts(ctx.sql, { askerId: asker.id, postId: place?.postId ?? null, since });
  if (texts.some(hasCrisisWords)) return true;
  const help = { receiverId: asker.id, beginning: helpBeginning, since };
  return await findSentLately(lisaCtx(ctx, null), help) !== null;
}
