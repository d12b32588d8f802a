import { draftGone } from "#shared/drafts/draft-gone.ts";
import type { MemberCtx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { deleteDraft } from "./draft-queries.ts";

/**
 * Throws the actor's draft or scheduled post away, with its pictures unless something else shows
 * them. Throws `NotFound`, also for one that was published meanwhile.
 */
export async function removeDraft(ctx: MemberCtx, id: string): Promise<{ success: true }> {
  if (!await deleteDraft(ctx.sql, { id, memberId: ctx.actor.id })) throw new NotFound(draftGone);
  return { success: true };
}
