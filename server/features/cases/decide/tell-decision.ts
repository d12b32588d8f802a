import type { Tx } from "../../../db/open-database.ts";
import { enqueueMails } from "../../../jobs/enqueue-mail.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { countReporters } from "../../reports/count-reporters.ts";
import { mailStrangers } from "../../reports/public/mail-strangers.ts";

interface Notice {
  readonly decisionId: string;
  /** The text for each member whom it concerns, by their id. */
  readonly messages: Readonly<Record<string, string>>;
  /** What a notice without a statement of reasons opens. */
  readonly place: { readonly post: string | null; readonly comment: string | null };
  readonly reporters: string;
  /** Null: neither right nor wrong. */
  readonly wasRight: boolean | null;
  /** The mails to whom the decision limits. */
  readonly mails: readonly { readonly memberId: string; readonly to: string; readonly decisionId: string }[];
}

/**
 * Tells of a decision that can no longer be undone (cases.4): whose content it was, and each
 * reporter that it was looked at; counts whether the reporters were right. Returns the rows of
 * members' lists; null when it is not due, undone, told already, or told by somebody else now.
 */
export async function tellDecision(tx: Tx, notice: Notice, at: Date): Promise<(Notified | null)[] | null> {
  const { decisionId, wasRight } = notice;
  const caseId = await lockDue(tx, decisionId, at);
  if (caseId === null) return null;
  const notified = await notifyMembers(tx, caseId, notice, at);
  await mailStrangers(tx, { caseId, decisionId, isTakenBack: false, at });
  if (wasRight !== null) await countReporters(tx, { caseId, wasRight, at });
  await noteTold(tx, notice, at);
  return notified;
}

async function noteTold(tx: Tx, { decisionId, mails }: Notice, at: Date): Promise<void> {
  await tx`update decisions set noticed_at = ${at} where id = ${decisionId}`;
  const ctx = { sql: tx, clock: { now: () => at } };
  if (mails.length > 0) await tx`select ${enqueueMails(ctx, "decision", mails)} as mails`;
}

/** Returns the decision's case. */
async function lockDue(tx: Tx, decisionId: string, at: Date): Promise<string | null> {
  const [row] = await tx<{ case_id: string }[]>`
    select case_id
    from decisions
    where id = ${decisionId} and noticed_at is null and undone_at is null and notice_at <= ${at}
    for no key update skip locked`;
  return row?.case_id ?? null;
}

/**
 * The notice of whom it limits opens the statement of reasons. Locks what members hear in the order
 * of their ids.
 */
async function notifyMembers(
  tx: Tx,
  caseId: string,
  { decisionId, messages, place, reporters }: Notice,
  at: Date,
): Promise<(Notified | null)[]> {
  const rows = await tx<{ notified: Notified | null }[]>`
    select notify_member(told.id, 'moderation', null, told.act, 'moderation', ${at}::timestamptz, told.about) as notified
    from (
      select
        m.key::uuid as id, 'decision:' || d.id as act,
        jsonb_build_object('message', m.value) || case
          when limits_member(d, m.key::uuid) then jsonb_build_object('decision', d.id)
          else jsonb_build_object('post', coalesce(post.id, c.post_id), 'comment', c.id)
        end as about
      from decisions d
      cross join jsonb_each(${JSON.stringify(messages)}::text::jsonb) as m
      left join posts post on post.id = ${place.post}
      left join comments c on c.id = ${place.comment}
      where d.id = ${decisionId}
      union all
      select r.reporter_id, 'report:' || r.id, jsonb_build_object('message', ${reporters}::text)
      from reports r
      where r.case_id = ${caseId} and r.reporter_id is not null
      order by 1, 2
    ) as told`;
  return rows.map(({ notified }) => notified);
}
