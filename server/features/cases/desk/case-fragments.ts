import type { CaseDecision, CaseKind, CaseRow, DeskMember } from "#shared/cases/case-shapes.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { getPublishedAddress } from "../../../providers/storage/published-address.ts";
import type { SessionCtx } from "../../../context.ts";
import { type DeciderFacts, deciderFacts } from "../decide/who-decides-fragments.ts";
import { contentsOf } from "../decide/case-queries.ts";

/** Who reads cases, and when. */
export interface Reader {
  readonly id: string;
  /** In lower case. */
  readonly adminEmails: readonly string[];
  readonly at: Date;
}

export interface CaseRowOfQueue
  extends Pick<CaseRow, "id" | "author" | "reasons" | "sources" | "decision" | "appeal"> {
  readonly kind: CaseKind;
  readonly subject_id: string;
  readonly excerpt: string | null;
  readonly has_pictures: boolean;
  readonly reports_count: number;
  /** Its place among the urgent ones, or among the others. */
  readonly rank: number;
  readonly is_urgent: boolean;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
  /** Null when nobody holds it now. */
  readonly held_by: DeskMember | null;
  readonly claimed_until: Date | null;
  readonly is_decision_over: boolean | null;
  /** Null once it is closed. */
  readonly decider: DeciderFacts | null;
}

export type DecisionRow = Omit<CaseDecision, "decidedAt" | "undoneAt" | "noticeAt"> & {
  readonly decidedAt: Date;
  readonly undoneAt: Date | null;
  readonly noticeAt: Date;
};

/** A member as moderators see them, as JSON; null for whom no account is left. */
export function deskMemberOf(sql: Sql, memberId: Fragment): Fragment {
  return sql`(
      select json_build_object(
        'id', named.id, 'username', named.username, 'displayName', named.display_name,
        'profileImageUrl', ${getPublishedAddress("")}::text || named.profile_image_url,
        'profileImageMadeWithAi', named.profile_image_made_with_ai, 'isBot', named.is_bot
      )
      from members named
      where named.id = ${memberId} and named.left_at is null
    )`;
}

/**
 * The heaviest of the cases `c` come first: the weights of its reports and, where it is urgent,
 * what the classifiers say (cases.1).
 */
export function rankOf(sql: Sql): Fragment {
  return sql`(c.weight + c.classifier_weight)`;
}

/** The columns of a `CaseRowOfQueue`, of the case `c`. */
export function caseColumns(sql: Sql, reader: Reader): Fragment {
  return sql`
    c.id, c.kind, c.subject_id, c.snapshot ->> 'excerpt' as excerpt, c.reports_count, ${
    rankOf(sql)
  } as rank, c.reasons, c.sources,
    c.is_urgent, c.opened_at, c.closed_at, c.claimed_until,
    exists (select from case_pictures p where p.case_id = c.id) as has_pictures,
    ${deskMemberOf(sql, sql`c.member_id`)} as author,
    case when ${isHeld(sql, reader)} then ${deskMemberOf(sql, sql`c.claimed_by`)} end as held_by,
    (
      select d.decision
      from decisions d
      where d.case_id = c.id and d.undone_at is null
      order by d.decided_at desc
      limit 1
    ) as decision,
    (
      select ${decisionIsOver(sql)}
      from decisions d
      where d.case_id = c.id and d.undone_at is null
      order by d.decided_at desc
      limit 1
    ) as is_decision_over,
    case when c.kind = 'appeal' then (
      select ${appealOutcome(sql)}
      from appeals a
      where a.case_id = c.id
    ) end as appeal,
    case when c.closed_at is null then ${deciderFacts(sql, reader)} end as decider`;
}

/** The outcome of the appeal `a`. */
function appealOutcome(sql: Sql): Fragment {
  return sql`case
    when a.answered_at is null then 'waiting'
    when a.is_granted then 'granted'
    when not a.is_granted then 'refused'
    else 'lapsed'
  end`;
}

/** The columns of a `DecisionRow`, of the decision `d`. */
export function decisionColumns(sql: Sql): Fragment {
  return sql`
    d.id, d.case_id as "caseId", d.decision, d.rule, d.reason, d.level, d.days,
    ${deskMemberOf(sql, sql`d.decided_by`)} as by,
    d.decided_at as "decidedAt", d.undone_at as "undoneAt", d.notice_at as "noticeAt",
    ${decisionIsOver(sql)} as "isOver",
    (
      select json_build_object('outcome', ${appealOutcome(sql)}, 'caseId', a.case_id)
      from appeals a
      where a.decision_id = d.id
      order by a.created_at desc
      limit 1
    ) as appeal`;
}

/**
 * Whether what the decision `d` did holds no more: whom it suspended or limited is free by now,
 * what it removed is there again. False of other decisions, and of what is deleted since.
 */
function decisionIsOver(sql: Sql): Fragment {
  return sql`
    case
      when d.decision in ('suspend', 'limit') then not exists (
        select from members m
        where m.id in (
            select d.member_id
            union all
            select w.member_id from wave_contents w where d.member_id is null and w.case_id = d.case_id
          )
          and is_held_by(m, d)
      )
      when d.decision = 'remove' then (
        select coalesce(bool_and(content.is_there), false)
        from cases decided
        cross join lateral ${contentsOf(sql, sql`decided`)} as own
        cross join lateral (
          select p.removed_at is null as is_there
          from posts p
          where own.kind = 'post' and p.id = own.id
          union all
          select c.removed_at is null
          from comments c
          where own.kind = 'comment' and c.id = own.id and (c.deleted_at is null or c.removed_at is not null)
          union all
          select e.removed_at is null
          from messages e
          where own.kind = 'message' and e.id = own.id and (e.unsent_at is null or e.removed_at is not null)
        ) as content
        where decided.id = d.case_id
      )
      else false
    end`;
}

/** Whether somebody who still moderates holds the case `c`. */
export function isHeld(sql: Sql, { at, adminEmails }: Reader): Fragment {
  return sql`(c.closed_at is null and c.claimed_by is not null and c.claimed_until > ${at} and exists (
    select from members holder
    where holder.id = c.claimed_by and role_of(holder, ${[...adminEmails]}::text[]) <> 'member'
  ))`;
}

/**
 * Whether the case `c` is about its reader, who sees nothing of it: neither who reported nor what
 * moderators note (roles.2).
 */
export function isAbout(sql: Sql, readerId: string): Fragment {
  return sql`(
    coalesce(c.member_id = ${readerId}::uuid, false)
    or c.kind = 'wave' and exists (
      select from wave_contents w where w.case_id = c.id and w.member_id = ${readerId}::uuid
    )
  )`;
}

/** How much of a member's history moderators are shown. */
const latest = "20";

/**
 * The ids of the latest cases about a member, by `cases_about_member`, and of the latest waves that
 * they wrote a part of: more than the latest 20 of both together.
 */
export function latestCasesAbout(sql: Sql, memberId: Fragment): Fragment {
  return sql`
      (
        select own.id
        from cases own
        where own.member_id = ${memberId}
        order by own.opened_at desc, own.id desc
        limit ${sql.unsafe(latest)}
      )
      union
      ${latestWavesOf(sql, memberId)}`;
}

/** The decisions about a member, by `decisions_about_member`, and those of waves: as above. */
export function latestDecisionsAbout(sql: Sql, memberId: Fragment): Fragment {
  return sql`
      (
        select own.*
        from decisions own
        where own.member_id = ${memberId}
        order by own.decided_at desc, own.id desc
        limit ${sql.unsafe(latest)}
      )
      union
      (
        select of_wave.*
        from (${latestWavesOf(sql, memberId)}) as wave (id)
        join decisions of_wave on of_wave.case_id = wave.id
        -- Whom it left out (cases.6) it is not about.
        where not of_wave.has_former or effects_on(of_wave, ${memberId}) <> '[]'
        order by of_wave.decided_at desc, of_wave.id desc
        limit ${sql.unsafe(latest)}
      )`;
}

/** The ids of cases rise with the time at which they were opened. */
function latestWavesOf(sql: Sql, memberId: Fragment): Fragment {
  return sql`(
        select distinct w.case_id
        from wave_contents w
        where w.member_id = ${memberId}
        order by w.case_id desc
        limit ${sql.unsafe(latest)}
      )`;
}

/** The moderator who calls, as statements of cases take them. */
export function getReader({ actor, config, clock }: SessionCtx): Reader {
  return { id: actor.id, adminEmails: config.adminEmails, at: clock.now() };
}
