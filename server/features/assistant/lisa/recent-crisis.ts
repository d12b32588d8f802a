import type { Ctx } from "../../../context.ts";
import { findSentLately } from "../../messages/thread/find-sent-lately.ts";
import { helpBeginnings } from "../../moderation/help-text.ts";
import {
  type Crisis,
  crisisLastsMs,
  findCrisisIn,
  hasCrisisWords,
} from "../../moderation/words-of-crisis.ts";
import { makeLisaCtx } from "./lisa-ctx.ts";
import { selectRecentTexts } from "./lisa-queries.ts";

export interface CrisisAround extends Crisis {
  /** Words of crisis stand on the post, beneath which others read her. */
  readonly isOnPost: boolean;
}

/**
 * The crisis of a member who has lately written words of crisis, to Lisa or on this post, or has
 * got help lines from her: 'please just talk to me' is no ordinary question then (moderation.11).
 * The words she sent lines for may be gone, so the lines alone count as for grave words. `own`: the
 * question, where it has such words, which a service may have found.
 */
export async function findRecentCrisis(
  ctx: Ctx,
  { memberId, postId, own = null }: { memberId: string; postId: string | null; own?: string | null },
): Promise<CrisisAround | null> {
  const at = ctx.clock.now();
  const since = new Date(at.getTime() - crisisLastsMs);
  const texts = await selectRecentTexts(ctx.sql, { askerId: memberId, postId, since });
  const found = texts.filter(({ text }) => hasCrisisWords(text));
  const written = findCrisisIn(own === null ? found : [...found, { text: own, at }]);
  const isOnPost = postId !== null && (own !== null || found.some(({ is_on_post }) => is_on_post));
  const help = { receiverId: memberId, beginnings: helpBeginnings, since };
  const sent = await findSentLately(makeLisaCtx(ctx, null), help);
  if (!sent) return written && { ...written, isOnPost };
  const until = new Date(Math.max(sent.at.getTime() + crisisLastsMs, written?.until.getTime() ?? 0));
  return { isGrave: written?.isGrave ?? true, until, isOnPost };
}
