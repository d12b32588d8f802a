import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
import type { ReportReason } from "#shared/reports/report-reason.ts";
import { uuidv7 } from "uuidv7";
import type { SessionCtx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { Forbidden, type NotFound } from "../../../errors.ts";
import { type Act, insertAuditEntry } from "../../admin/audit/audit-fragments.ts";
import { isActRecorded } from "../../admin/audit/is-act-recorded.ts";
import { canRemoveContent } from "../../admin/permissions.ts";
import { commentNotFound } from "../../comments/load-comment.ts";
import type { Snapshot } from "../../moderation/cases/snapshot-fragments.ts";
import { keepNewerWords } from "../../moderation/cases/keep-newer-words.ts";
import { takeSnapshot } from "../../moderation/cases/take-snapshot.ts";
import { type Notified, notifyFromProduct } from "../../notifications/notify-fragments.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { postNotFound } from "../../posts/get-post.ts";
import { type CaseSubject, selectOriginal } from "./case-queries.ts";
import { openClosedCase } from "./decided-queries.ts";
import { recordDecision } from "./record-decision.ts";
import type { HiddenComment, HiddenPost } from "../effects/effect.ts";
import { hideComment } from "../effects/hide-comment.ts";
import { hidePost } from "../effects/hide-post.ts";
import { findGravestReason } from "../records/keep-removed.ts";

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
  if (!canRemoveContent(ctx.actor)) throw new Forbidden(msg`Only administrators can remove this.`);
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
  const isClosing = open !== null && !open.is_own_report;
  const own = { id: act.caseId, member_id: snapshot?.memberId ?? null };
  const about = { ...isClosing ? open : own, kind: act.kind, subject_id: hidden.id };
  if (isClosing) {
    await keepNewerWords(tx, { ...about, subjectId: hidden.id }, { isReported: false });
    await closeOpenCase(tx, about, act.at);
  } else await openClosedCase(tx, about, snapshot, act.at);
  const rule = findGravestReason(open?.reasons ?? []);
  const effect = { id: hidden.id, memberId: hidden.authorId, isTold: true } as const;
  await recordDecision(tx, { ...act, decision: { kind: "remove" }, rule }, about, [
    "postId" in hidden
      ? { ...effect, kind: "comment", former: hidden }
      : { ...effect, kind: "post", former: hidden },
  ]);
  return about.id;
}

/** The open case about what an administrator removes. */
interface OpenCase {
  readonly id: string;
  readonly member_id: string | null;
  readonly reasons: readonly ReportReason[];
  /** Whether the administrator is one of who reported it. */
  readonly is_own_report: boolean;
}

async function lockOpenCase(
  tx: Tx,
  kind: RemovalAct["kind"],
  subjectId: string,
  actorId: string,
): Promise<OpenCase | null> {
  const [locked] = await tx<{ id: string }[]>`
    select id
    from cases
    where subject_id = ${subjectId}
      and closed_at is null
      and kind = any(${kind === "post" ? ["post", "picture"] : [kind]}::text[])
    order by kind = 'post' desc
    limit 1
    for no key update`;
  if (!locked) return null;
  const [row] = await tx<OpenCase[]>`
    select
      c.id, c.member_id, c.reasons,
      exists (select from reports r where r.case_id = c.id and r.reporter_id = ${actorId}) as is_own_report
    from cases c
    where c.id = ${locked.id}`;
  return row ?? null;
}

/** A case about the post's picture is about the post from then on. */
async function closeOpenCase(
  tx: Tx,
  { id, kind }: Pick<CaseSubject, "id" | "kind">,
  at: Date,
): Promise<void> {
  await tx`
    update cases
    set
      kind = ${kind},
      sources = case when 'administrator' = any(sources) then sources else sources || '{administrator}' end,
      closed_at = ${at}
    where id = ${id}`;
}

function describeRemoval(kind: RemovalAct["kind"], reason: string): Text {
  return kind === "post"
    ? msg`Your post was removed: ${{ reason }}`
    : msg`Your comment was removed: ${{ reason }}`;
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
  const { id, kind, reason, at } = act;
  const details = { ...caseId && { case: caseId }, ..."postId" in hidden && { postId: hidden.postId } };
  // Members are not notified of their own acts (notifications.3).
  const receiverId = hidden.authorId === act.actor.id ? null : hidden.authorId;
  const [row] = await tx<{ notified: Notified | null }[]>`
    with recorded as (${
    insertAuditEntry(tx, act, {
      from: tx`members author where author.id = ${hidden.authorId}`,
      targetId: tx`author.id`,
      targetUsername: tx`author.username`,
      subjectId: tx`${hidden.id}::uuid`,
      details: tx`${JSON.stringify(details)}::text::jsonb`,
    })
  })
    select ${
    notifyFromProduct(tx, {
      type: "moderation",
      receiverId: tx`${receiverId}::uuid`,
      group: tx`${`removed:${hidden.id}`}::text`,
      postId: null,
      at,
      decisionId: id,
      words: describeRemoval(kind, reason),
    })
  } as notified`;
  return row?.notified ?? null;
}
