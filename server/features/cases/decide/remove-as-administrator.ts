import { uuidv7 } from "uuidv7";
import type { SessionCtx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { Forbidden, type NotFound } from "../../../errors.ts";
import { type Act, insertAuditEntry } from "../../admin/audit/audit-fragments.ts";
import { isActRecorded } from "../../admin/audit/is-act-recorded.ts";
import { canRemoveContent } from "../../admin/permissions.ts";
import { commentNotFound } from "../../comments/load-comment.ts";
import type { Snapshot } from "../../moderation/cases/present-snapshot.ts";
import { takeSnapshot } from "../../moderation/cases/take-snapshot.ts";
import { type Notified, notifyFromProduct } from "../../notifications/notify-fragments.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { postNotFound } from "../../posts/get-post.ts";
import { noticeTimeOf } from "./act.ts";
import { recordDecision } from "./record-decision.ts";
import type { HiddenComment, HiddenPost } from "../effects/effect.ts";
import { hideComment } from "../effects/hide-comment.ts";
import { hidePost } from "../effects/hide-post.ts";
import { findGravestReason } from "../records/keep-removed.ts";
import {
  closeOpenCase,
  lockOpenCase,
  type OpenCase,
  openClosedCase,
  selectOriginal,
} from "./removal-queries.ts";

interface Removal {
  readonly id: string;
  readonly reason: string;
}

/**
 * Hides any member's post, of a repost the original, from everybody and notifies them of the reason
 * (admin.4). Throws `NotFound`.
 */
export async function removePost(ctx: SessionCtx, removal: Removal): Promise<{ success: true }> {
  return await remove(ctx, { kind: "post", action: "remove_post", ...removal }, postNotFound);
}

/**
 * Hides any member's comment from everybody and notifies them of the reason (admin.4). Throws
 * `NotFound`.
 */
export async function removeComment(ctx: SessionCtx, removal: Removal): Promise<{ success: true }> {
  return await remove(ctx, { kind: "comment", action: "remove_comment", ...removal }, commentNotFound);
}

async function remove(
  ctx: SessionCtx,
  { kind, action, id: subjectId, reason }: Removal & Pick<RemovalAct, "kind" | "action">,
  notFound: () => NotFound,
): Promise<{ success: true }> {
  if (!canRemoveContent(ctx.actor)) throw new Forbidden("Only administrators can remove this.");
  const [id, caseId] = [ctx.createdId ?? uuidv7(), uuidv7()];
  const act = { id, caseId, kind, action, subjectId, actor: ctx.actor, reason, at: ctx.clock.now() };
  const removed = await ctx.db.transaction((tx) => removeAsAdministrator(tx, act));
  if (!removed && !await isActRecorded(ctx, act.id)) throw notFound();
  publishNotified(ctx, removed?.notified ?? []);
  if (removed?.caseId) ctx.publish({ type: "case_changed", caseId: removed.caseId });
  return { success: true };
}

interface RemovalAct extends Act {
  readonly action: "remove_post" | "remove_comment";
  readonly kind: "post" | "comment";
  readonly subjectId: string;
  readonly reason: string;
  /** The id of a case that is opened for it, unless there is one. */
  readonly caseId: string;
}

interface RemovedContent {
  /** The case that it closed; null of what the administrator wrote. */
  readonly caseId: string | null;
  readonly notified: readonly (Notified | null)[];
}

/**
 * A removal is a decision like any other, with its case, which closes: so it can be undone, and
 * whoever reported the content hears of it (cases.4); its author hears of it at once. What the
 * administrator wrote needs none. An open case comes before the post, as in every decision. Returns
 * null when the content is not there.
 */
export async function removeAsAdministrator(tx: Tx, act: RemovalAct): Promise<RemovedContent | null> {
  const { kind, at } = act;
  const id = kind === "post" ? await selectOriginal(tx, act.subjectId) : act.subjectId;
  const open = await lockOpenCase(tx, kind, id, act.actor.id);
  const snapshot = await takeSnapshot(tx, kind, id);
  const hidden = kind === "post" ? await hidePost(tx, id, at) : await hideComment(tx, id, at);
  if (!hidden) return null;
  const isOwn = hidden.authorId === act.actor.id;
  const caseId = isOwn ? null : await recordRemoval(tx, act, { open, snapshot, hidden });
  const notice = await tellAuthor(tx, act, hidden, caseId);
  return { caseId, notified: [...hidden.notified, notice] };
}

interface Hiding {
  readonly open: OpenCase | null;
  readonly snapshot: Snapshot | null;
  readonly hidden: HiddenPost | HiddenComment;
}

/**
 * What the administrator reported closes no open case (roles.2), which stays for others: the
 * decision has a case of its own, and the rule that the reports name. Returns the case.
 */
async function recordRemoval(tx: Tx, act: RemovalAct, { open, snapshot, hidden }: Hiding): Promise<string> {
  const { id, kind, actor, reason, at } = act;
  const isClosing = open !== null && !open.is_own_report;
  const about = isClosing
    ? { id: open.id, memberId: open.member_id }
    : { id: act.caseId, memberId: snapshot?.memberId ?? null };
  if (isClosing) await closeOpenCase(tx, open.id, kind, at);
  else await openClosedCase(tx, { ...about, kind, subjectId: hidden.id, snapshot, at });
  const row = {
    id,
    case_id: about.id,
    member_id: about.memberId,
    decision: "remove",
    rule: findGravestReason(open?.reasons ?? []),
    reason,
    level: null,
    days: null,
    removes_content: false,
    decided_by: actor.id,
    decided_at: at,
    notice_at: noticeTimeOf(at),
  } as const;
  const effect = { id: hidden.id, memberId: hidden.authorId, isTold: true } as const;
  await recordDecision(tx, row, [
    "postId" in hidden
      ? { ...effect, kind: "comment", former: hidden }
      : { ...effect, kind: "post", former: hidden },
  ]);
  return about.id;
}

/**
 * Writes the audit row and the notification to the author, with the reason. It names no post, since
 * nobody sees that. The words are in the case, as long as it keeps them: the audit is kept for ever
 * (admin.5).
 */
async function tellAuthor(
  tx: Tx,
  act: RemovalAct,
  hidden: HiddenPost | HiddenComment,
  caseId: string | null,
): Promise<Notified | null> {
  const { id, kind, actor, reason, at } = act;
  const details = { ...caseId && { case: caseId }, ..."postId" in hidden && { postId: hidden.postId } };
  const [row] = await tx<{ notified: Notified | null }[]>`
    with author as (
      select id, username from members where id = ${hidden.authorId}
    ), recorded as (${
    insertAuditEntry(tx, act, {
      from: tx`author`,
      targetId: tx`author.id`,
      targetUsername: tx`author.username`,
      subjectId: tx`${hidden.id}::uuid`,
      details: tx`${JSON.stringify(details)}::text::jsonb`,
    })
  })
    select ${
    notifyFromProduct(tx, {
      type: "moderation",
      // Members are not notified of their own acts (notifications.3).
      receiverId: tx`nullif(author.id, ${actor.id}::uuid)`,
      group: tx`${`removed:${hidden.id}`}`,
      postId: null,
      at,
      decisionId: id,
      message: `Your ${kind} was removed: ${reason}`,
    })
  } as notified
    from author`;
  return row?.notified ?? null;
}
