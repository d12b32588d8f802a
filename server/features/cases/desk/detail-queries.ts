import type { CaseDetail, DeskMember } from "#shared/cases/case-shapes.ts";
import type { Sql } from "../../../db/open-database.ts";
import {
  type AppealedRow,
  appealOf,
  authoritiesOf,
  knownImagesOf,
  notesOf,
  reportsOf,
  subjectOf,
} from "./detail-fragments.ts";
import {
  caseColumns,
  type CaseRowOfQueue,
  decisionColumns,
  type DecisionRow,
  deskMemberOf,
  isAbout,
  latestDecisionsAbout,
  type Reader,
} from "./case-fragments.ts";
import { firstWriterOf } from "../decide/case-queries.ts";
import { keptRevision, type KeptText, wordsWithAnswers } from "../../moderation/cases/snapshot-fragments.ts";
import { keptVerdictsOn } from "../../moderation/verdict-fragments.ts";

export interface DetailRow
  extends
    CaseRowOfQueue,
    Pick<CaseDetail, "verdicts" | "current" | "reports" | "notes" | "authorities" | "knownImages"> {
  readonly texts: readonly KeptText[];
  readonly currentVerdicts: CaseDetail["verdicts"];
  readonly history: Omit<CaseDetail["history"], "decisions">;
  readonly pictures: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  readonly appealed: AppealedRow | null;
}

/** Reasons of cases that are hard to look at (cases.7). */
const hardReasons = ["self_harm", "violence", "sexual", "hate"];

/** A case, and writes down that the reader looks at it today. */
export async function selectDetail(sql: Sql, reader: Reader, id: string): Promise<DetailRow | null> {
  const [row] = await sql<DetailRow[]>`
    with looked as (
      insert into case_looks (moderator_id, case_id, looked_on, is_hard)
      select ${reader.id}, c.id, (${reader.at}::timestamptz at time zone 'utc')::date, c.reasons && ${hardReasons}::text[] or 'known_image' = any(c.sources)
      from cases c
      where c.id = ${id} and not ${isAbout(sql, reader.id)}
      on conflict (moderator_id, looked_on, case_id) do update
      set is_hard = true
      where excluded.is_hard and not case_looks.is_hard
    )
    select
      ${caseColumns(sql, reader)},
      c.snapshot -> 'texts' as texts,
      coalesce(c.snapshot -> 'verdicts', '[]') as verdicts,
      ${keptVerdictsOn(sql, { kind: sql`about.kind`, id: sql`about.subject_id` })} as "currentVerdicts",
      ${appealOf(sql)} as appealed,
      ${currentOf(sql)} as current,
      ${historyOf(sql, reader)} as history,
      (
        select coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height)), '[]')
        from case_pictures kept
        join images i on i.id = kept.image_id
        where kept.case_id = c.id
      ) as pictures,
      ${reportsOf(sql)} as reports,
      ${notesOf(sql)} as notes,
      ${authoritiesOf(sql)} as authorities,
      ${knownImagesOf(sql)} as "knownImages"
    from cases c
    cross join lateral ${subjectOf(sql)} as about
    where c.id = ${id}
      and not ${isAbout(sql, reader.id)}`;
  return row ?? null;
}

/** Where the subject `about` of the case `c` stands now. */
function currentOf(sql: Sql) {
  return sql`(
        select json_build_object(
          'exists', content.id is not null or about.kind = 'wave',
          'isRemoved', content.removed_at is not null,
          'isCovered', content.covered_at is not null,
          'level', content.moderation_level,
          'path', content.path,
          'edited', case when content.revision > 1 and content.revision > ${keptRevision(sql)} then
            json_build_object('at', content.edited_at, 'words', content.words)
          end
        )
        from (select) as always
        left join (
          select
            p.id, p.removed_at, p.covered_at, p.moderation_level, '/post/' || p.id as path, p.revision, p.edited_at,
            case when p.has_poll then ${wordsWithAnswers(sql, sql`p`)} else p.content end as words
          from posts p
          where p.id = about.subject_id and about.kind in ('post', 'picture')
          union all
          select m.id, m.removed_at, m.covered_at, m.moderation_level, '/post/' || m.post_id || '?comment=' || m.id, m.revision, m.edited_at, m.content
          from comments m
          where m.id = about.subject_id and about.kind = 'comment' and (m.deleted_at is null or m.removed_at is not null)
          union all
          select e.id, e.removed_at, e.covered_at, e.moderation_level, null, e.revision, e.edited_at, null
          from messages e
          where e.id = about.subject_id and about.kind = 'message' and (e.unsent_at is null or e.removed_at is not null)
          union all
          select o.id, null, null, null, '/' || o.username, null, null, null
          from members o
          where o.id = about.subject_id and about.kind = 'member' and o.left_at is null
        ) as content on true
      )`;
}

/** The history of the author of the case `c`; of a wave, which has none, empty. */
function historyOf(sql: Sql, reader: Reader) {
  return sql`(
        select json_build_object(
          'joinedAt', a.created_at,
          'postsCount', coalesce(a.posts_count, 0),
          -- Others: of its author this case is one, and waves are about nobody.
          'cases', greatest(0, case_count_of(c.member_id) - 1) + (
            select count(distinct w.case_id)
            from wave_contents w
            where w.member_id = c.member_id
          ),
          'isSuspended', a.suspended_at is not null,
          'isLimited', coalesce(a.limited_until > ${reader.at}::timestamptz, false)
        )
        from (select) as always
        left join members a on a.id = c.member_id
      )`;
}

/** The decisions of a case and the latest about its author, the latest first. */
export function selectDecisions(sql: Sql, caseId: string): Promise<DecisionRow[]> {
  return sql<DecisionRow[]>`
    select ${decisionColumns(sql)}
    from (
      (
        select *
        from decisions
        where case_id = ${caseId}
      )
      union
      (
        select contested.*
        from appeals a
        join decisions contested on contested.id = a.decision_id
        where a.case_id = ${caseId}
      )
      union
      (
        select about.*
        from (${latestDecisionsAbout(sql, sql`(select member_id from cases where id = ${caseId})`)}) as about
        order by decided_at desc, id desc
        limit 20
      )
    ) as d
    order by d.decided_at desc, d.id desc`;
}

/** Members by id. */
export async function selectDeskMembers(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DeskMember>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<{ id: string; member: DeskMember | null }[]>`
    select m.id, ${deskMemberOf(sql, sql`m.id`)} as member
    from members m
    where m.id = any(${[...ids]}::uuid[])`;
  return new Map(rows.flatMap(({ id, member }) => member ? [[id, member] as const] : []));
}

/** Reads a wave with its latest 200 members. */
export async function selectWave(sql: Sql, caseId: string): Promise<CaseDetail["wave"]> {
  const [row] = await sql<NonNullable<CaseDetail["wave"]>[]>`
    select
      (select count(distinct w.member_id) from wave_contents w where w.case_id = c.id)::integer as accounts,
      (select count(*) from wave_contents w where w.case_id = c.id)::integer as contents,
      coalesce(c.snapshot ->> 'shared', '') as shared,
      (
        select coalesce(json_agg(young.member) filter (where young.member is not null), '[]')
        from (
          select ${deskMemberOf(sql, sql`w.member_id`)} as member
          from wave_contents w
          where w.case_id = c.id
          group by w.member_id
          order by max(w.content_id::text) desc
          limit 200
        ) as young
      ) as members,
      ${deskMemberOf(sql, firstWriterOf(sql, sql`c.id`))} as first
    from cases c
    where c.id = ${caseId} and c.kind = 'wave'`;
  return row ?? null;
}
