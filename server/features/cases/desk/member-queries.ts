import type { CaseDetail, DeskMember } from "#shared/cases/case-shapes.ts";
import type { MemberWriting } from "#shared/cases/members-contract.ts";
import { aboveAllIds, type KeysetPage } from "../../../db/id-cursor.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";
import {
  caseColumns,
  type CaseRowOfQueue,
  decisionColumns,
  deskMemberOf,
  isAbout,
  latestCasesAbout,
  latestDecisionsAbout,
  type Reader,
} from "./case-fragments.ts";
import type { DecisionRow } from "./detail-queries.ts";

interface ProfileRow {
  readonly bio: string | null;
  readonly location: string | null;
  readonly website: string | null;
  readonly followers_count: number;
  readonly following_count: number;
  readonly purchases: number;
  readonly devices: number;
}

/** The fields of a member's page beside their row in the list. */
export async function selectProfile(sql: Sql, memberId: string, at: Date): Promise<ProfileRow | null> {
  const [row] = await sql<ProfileRow[]>`
    select
      m.bio, m.location, m.website, m.followers_count, m.following_count,
      (
        select count(*)::integer from orders o
        where o.member_id = m.id and o.state in ('paid', 'partly_refunded', 'refunded', 'disputed')
      ) as purchases,
      (
        select count(*)::integer from known_devices d where d.member_id = m.id and d.expires_at > ${at}
      ) as devices
    from members m
    where m.id = ${memberId} and m.left_at is null`;
  return row ?? null;
}

/** How much of a member's history their page shows. */
const latest = "20";

/** The latest cases about a member, by `cases_about_member`. */
export function selectCasesAbout(sql: Sql, reader: Reader, memberId: string): Promise<CaseRowOfQueue[]> {
  return sql<CaseRowOfQueue[]>`
    select ${caseColumns(sql, reader)}
    from (${latestCasesAbout(sql, sql`${memberId}::uuid`)}) as about
    join cases c on c.id = about.id
    where not ${isAbout(sql, reader.id)}
    order by c.opened_at desc, c.id desc
    limit ${sql.unsafe(latest)}`;
}

/** The latest decisions about a member, by `decisions_about_member`; none for themselves. */
export function selectDecisionsAbout(sql: Sql, reader: Reader, memberId: string): Promise<DecisionRow[]> {
  return sql<DecisionRow[]>`
    select ${decisionColumns(sql)}
    from (${latestDecisionsAbout(sql, sql`${memberId}::uuid`)}) as d
    where ${memberId}::uuid <> ${reader.id}
    order by d.decided_at desc, d.id desc
    limit ${sql.unsafe(latest)}`;
}

export interface NoteOfCaseRow {
  readonly id: string;
  readonly case_id: string;
  readonly by: DeskMember | null;
  readonly words: CaseDetail["notes"][number]["words"];
  readonly created_at: Date;
}

/** The latest notes of the latest 200 cases about a member. */
export function selectNotesAbout(sql: Sql, reader: Reader, memberId: string): Promise<NoteOfCaseRow[]> {
  return sql<NoteOfCaseRow[]>`
    select n.id, n.case_id, ${deskMemberOf(sql, sql`n.author_id`)} as by, n.words, n.created_at
    from (
      select *
      from cases
      where member_id = ${memberId}
      order by opened_at desc, id desc
      limit 200
    ) as c
    join case_notes n on n.case_id = c.id
    where not ${isAbout(sql, reader.id)}
    order by n.created_at desc, n.id desc
    limit ${sql.unsafe(latest)}`;
}

export interface WritingRow {
  readonly kind: MemberWriting["kind"];
  readonly id: string;
  readonly post_id: string;
  readonly words: string;
  readonly has_picture: boolean;
  readonly level: MemberWriting["level"];
  readonly is_removed: boolean;
  readonly is_covered: boolean;
  readonly created_at: Date;
}

/**
 * Posts and comments of a member, the latest first, by `posts_by_author` and `comments_by_author`.
 * Moderators see all that exists, so neither levels nor blocks apply.
 */
export function selectWritings(sql: Sql, memberId: string, page: KeysetPage): Promise<WritingRow[]> {
  const below = page.after ?? aboveAllIds;
  const most = page.offset + page.limit;
  return sql<WritingRow[]>`
    select *
    from (
      (
        select
          'post' as kind, p.id, p.id as post_id, p.content as words, p.image_id is not null as has_picture,
          p.moderation_level as level, p.removed_at is not null as is_removed, p.covered_at is not null as is_covered,
          p.created_at
        from posts p
        where p.author_id = ${memberId} and p.id < ${below}::uuid and p.repost_of_id is null
        order by p.id desc
        limit ${most}
      )
      union all
      (
        select
          'comment', c.id, c.post_id, c.content, false, c.moderation_level, c.removed_at is not null,
          c.covered_at is not null, c.created_at
        from comments c
        where c.author_id = ${memberId} and c.id < ${below}::uuid and (c.deleted_at is null or c.removed_at is not null)
        order by c.id desc
        limit ${most}
      )
    ) as written
    order by id desc
    ${makePageClause(sql, page)}`;
}
