import { uuidv7 } from "uuidv7";
import type { SessionCtx } from "../../../context.ts";
import { Forbidden, type NotFound } from "../../../errors.ts";
import { commentNotFound } from "../../comments/load-comment.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { postNotFound } from "../../posts/get-post.ts";
import { isRecorded } from "../audit/audit-queries.ts";
import { canRemoveContent } from "../permissions.ts";
import { removeCommentRow, type RemovedRow, removePostRow } from "./remove-post-or-comment-queries.ts";

interface Removal {
  readonly id: string;
  readonly reason: string;
}

/**
 * Hides any member's post from everybody and notifies them of the reason (admin.4). Throws
 * `NotFound`.
 */
export async function removePost(ctx: SessionCtx, removal: Removal): Promise<{ success: true }> {
  const act = { ...actOf(ctx, removal), action: "remove_post" as const };
  return await finishRemoval(ctx, act.id, await removePostRow(ctx.sql, act), postNotFound);
}

/**
 * Hides any member's comment from everybody and notifies them of the reason (admin.4). Throws
 * `NotFound`.
 */
export async function removeComment(ctx: SessionCtx, removal: Removal): Promise<{ success: true }> {
  const act = { ...actOf(ctx, removal), action: "remove_comment" as const };
  return await finishRemoval(ctx, act.id, await removeCommentRow(ctx.sql, act), commentNotFound);
}

function actOf(ctx: SessionCtx, { id: subjectId, reason }: Removal) {
  if (!canRemoveContent(ctx.actor)) throw new Forbidden("Only administrators can remove this.");
  return {
    id: ctx.createdId ?? uuidv7(),
    actor: ctx.actor,
    at: ctx.clock.now(),
    subjectId,
    reason,
    caseId: uuidv7(),
  };
}

async function finishRemoval(
  ctx: SessionCtx,
  actId: string,
  removed: RemovedRow | null,
  notFound: () => NotFound,
): Promise<{ success: true }> {
  if (!removed && !await isRecorded(ctx.sql, actId)) throw notFound();
  publishNotified(ctx, [...removed?.gone ?? [], removed?.notified ?? null]);
  if (removed?.case_id) ctx.publish({ type: "case_changed", caseId: removed.case_id });
  return { success: true };
}
