import { msg, plural, select } from "@lingui/core/runtime-macro";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import { joinTexts } from "#shared/language/join-texts.ts";
import type { Text } from "#shared/language/text.ts";
import type { Ctx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { enqueueMails } from "../../../jobs/enqueue-mail.ts";
import { storeText } from "../../../language/store-text.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { mailStrangers } from "../../reports/public/mail-strangers.ts";
import { sayAppealGranted, sayDecisionStands } from "../decide/subject-sentences.ts";
import { type AnsweredRow, selectAnswered } from "./statement-queries.ts";

/**
 * Tells a member of the answer to their appeal, by notification and mail (appeals.2), and who
 * reported what came back, once.
 */
export async function tellAnswer(ctx: Ctx, appealId: string): Promise<void> {
  const row = await selectAnswered(ctx.sql, appealId);
  if (!row) return;
  const mails = row.email === null ? [] : [{ memberId: row.memberId, to: row.email, appealId }];
  const notice = {
    appealId,
    words: answerNotice(row),
    // One member's part of a wave came back, and nobody reported that part.
    reporters: row.isGranted && row.kind !== "wave" ? describeForReporters(row.kind) : null,
    mails,
  };
  const notified = await ctx.db.transaction((tx) => tellAppeal(tx, notice, ctx.clock.now()));
  if (!notified) return;
  publishNotified(ctx, notified);
  ctx.jobs.added();
}

/** An answered appeal, as its member hears of it. */
export type AnsweredAppeal = Omit<AnsweredRow, "decisionId" | "memberId" | "email">;

/** The member's text: the outcome of the appeal, and why. */
export function answerNotice(appeal: AnsweredAppeal): Text {
  return [...describeOutcome(appeal), ...describeReason(appeal)];
}

/** Why, in a sentence; none where nobody can answer. */
export function describeReason({ answer }: AnsweredAppeal): readonly Text[] {
  return answer === null ? [] : [msg`The reason: ${{ reason: answer }}`];
}

/** Says what came of an appeal, and what came back, in sentences. */
export function describeOutcome(appeal: AnsweredAppeal): readonly Text[] {
  const { isGranted } = appeal;
  if (isGranted) return [sayAppealGranted(appeal), ...whatCameBack(appeal)];
  return [
    isGranted === null
      ? msg`Nobody else can answer your appeal here: you're the only administrator.`
      : msg`A moderator looked at your appeal.`,
    sayDecisionStands(appeal),
  ];
}

function whatCameBack({ decision, restored }: AnsweredAppeal): readonly Text[] {
  const { levels = 0, covers = 0, measures = 0, promotions = 0, kept = 0, gone = 0 } = restored;
  const isOver = decision === "suspend"
    ? msg`Your account is no longer suspended: you can sign in.`
    : msg`Your account is no longer limited.`;
  const lines = [
    ...measures > 0 && (decision === "suspend" || decision === "limit") ? [isOver] : [],
    ...whatIsBack(restored),
    ...levels > 0 ? [msg`The level is what it was before.`] : [],
    ...covers > 0 ? [msg`It is no longer covered.`] : [],
    ...promotions > 0 ? [sayPromotionsGoOn(promotions)] : [],
    ...kept > 0 ? [msg`A later decision about the same stands, and keeps the rest as it is.`] : [],
  ];
  if (lines.length > 0) return lines;
  if (decision === "warn") return [msg`The warning no longer counts.`];
  return gone > 0
    ? [msg`What it was about is no longer there, so nothing comes back.`]
    : [msg`It was over already, and no longer counts.`];
}

/** Names the content that is there again, if any. */
function whatIsBack({ posts = 0, comments = 0, messages = 0 }: AnsweredAppeal["restored"]): readonly Text[] {
  const back = [
    ...posts > 0 ? [msg`${plural({ posts }, { one: "# post", other: "# posts" })}`] : [],
    ...comments > 0 ? [msg`${plural({ comments }, { one: "# comment", other: "# comments" })}`] : [],
    ...messages > 0 ? [msg`${plural({ messages }, { one: "# message", other: "# messages" })}`] : [],
  ];
  if (back.length === 0) return [];
  const things = joinTexts(back);
  const count = posts + comments + messages;
  return [
    msg`${plural({ count }, { one: msg`${{ things }} is back.`, other: msg`${{ things }} are back.` })}`,
  ];
}

function sayPromotionsGoOn(promotions: number): Text {
  return msg`${
    plural({ promotions }, {
      one: "# promotion goes on for the hours that were left.",
      other: "# promotions go on for the hours that were left.",
    })
  }`;
}

/** Tells reporters of a decision that an appeal took back. */
function describeForReporters(kind: CaseKind): Text {
  return [
    msg`Moderators looked again at ${
      select({ kind }, {
        post: "the post that you reported",
        comment: "the comment that you reported",
        message: "the message that you reported",
        picture: "the post that you reported",
        member: "the account that you reported",
        other: "what you reported",
      })
    }, and decided otherwise: it doesn't break the house rules.`,
    msg`Thank you for looking out for others.`,
  ];
}

interface AnswerNotice {
  readonly appealId: string;
  readonly words: Text;
  /** Null: reporters hear nothing of it. */
  readonly reporters: Text | null;
  readonly mails: readonly { readonly memberId: string; readonly to: string; readonly appealId: string }[];
}

/**
 * Tells the member of the answer, and who reported what came back. Returns the rows of members'
 * lists; null when it was told already, or is told by somebody else right now.
 */
export async function tellAppeal(
  tx: Tx,
  notice: AnswerNotice,
  at: Date,
): Promise<(Notified | null)[] | null> {
  const { appealId, reporters } = notice;
  const appeal = await lockUntold(tx, appealId);
  if (!appeal) return null;
  const notified = await notifyMembers(tx, appeal, notice, at);
  if (reporters !== null) {
    const { case_id: caseId, decision_id: decisionId } = appeal;
    await mailStrangers(tx, { caseId, decisionId, isTakenBack: true, at });
  }
  await noteTold(tx, notice, at);
  return notified;
}

async function noteTold(tx: Tx, { appealId, mails }: AnswerNotice, at: Date): Promise<void> {
  await tx`update appeals set noticed_at = ${at} where id = ${appealId}`;
  const ctx = { sql: tx, clock: { now: () => at } };
  if (mails.length > 0) await tx`select ${enqueueMails(ctx, "appeal_answered", mails)} as mails`;
}

interface UntoldAppeal {
  readonly decision_id: string;
  /** The case of the decision. */
  readonly case_id: string;
  /** Null of removed accounts. */
  readonly member_id: string | null;
}

async function lockUntold(tx: Tx, appealId: string): Promise<UntoldAppeal | null> {
  const [row] = await tx<UntoldAppeal[]>`
    select a.decision_id, d.case_id, a.member_id
    from appeals a
    join decisions d on d.id = a.decision_id
    where a.id = ${appealId} and a.answered_at is not null and a.noticed_at is null
    for no key update of a skip locked`;
  return row ?? null;
}

/** Locks what members hear in the order of their ids. */
async function notifyMembers(
  tx: Tx,
  { decision_id: decisionId, case_id: caseId, member_id: memberId }: UntoldAppeal,
  { appealId, words, reporters }: AnswerNotice,
  at: Date,
): Promise<(Notified | null)[]> {
  const toReporters = reporters && storeText(reporters);
  const rows = await tx<{ notified: Notified | null }[]>`
    select notify_member(told.id, 'moderation', null, told.act, 'moderation', ${at}::timestamptz, told.about) as notified
    from (
      select
        ${memberId}::uuid as id, ${`appeal:${appealId}`}::text as act,
        jsonb_build_object('words', ${
    storeText(words)
  }::text::jsonb, 'decision', ${decisionId}::uuid) as about
      union all
      select r.reporter_id, 'again:' || r.id, jsonb_build_object('words', ${toReporters}::text::jsonb)
      from reports r
      where r.case_id = ${caseId} and r.reporter_id is not null and ${toReporters}::text is not null
      order by 1, 2
    ) as told`;
  return rows.map(({ notified }) => notified);
}
