import type { DeskMember } from "#shared/cases/case-shapes.ts";
import type { MemberActor } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { insertAuditEntry } from "../../admin/audit/audit-fragments.ts";
import { deskMemberOf, isAbout } from "./case-fragments.ts";

export interface AuthorityRow {
  readonly id: string;
  readonly by: DeskMember | null;
  readonly told_at: Date;
  readonly words: string;
  readonly created_at: Date;
}

/** Writes down that authorities were told of a case, and its audit row; null when there is none. */
export async function insertAuthorities(
  sql: Sql,
  told: { id: string; caseId: string; actor: MemberActor; toldAt: Date; words: string; at: Date },
): Promise<AuthorityRow | null> {
  const { id, caseId, actor, toldAt, words, at } = told;
  const audit = insertAuditEntry(
    sql,
    { id, action: "tell_authorities", actor, reason: words, at },
    {
      from: sql`
        written
        join cases c on c.id = written.case_id
        left join members m on m.id = c.member_id`,
      targetId: sql`coalesce(m.id, ${actor.id}::uuid)`,
      targetUsername: sql`coalesce(m.username, ${actor.username}::text)`,
      subjectId: sql`c.subject_id`,
      details: sql`jsonb_build_object(
        'case', c.id, 'kind', c.kind, 'toldAt', to_char(written.told_at at time zone 'utc', 'YYYY-MM-DD HH24:MI')
      )`,
    },
  );
  const [row] = await sql<AuthorityRow[]>`
    with written as (
      insert into case_authorities (id, case_id, told_by, told_at, words, created_at)
      select ${id}, c.id, ${actor.id}, ${toldAt}, ${words}, ${at}
      from cases c
      where c.id = ${caseId}
        and not ${isAbout(sql, actor.id)}
      on conflict (id) do nothing
      returning *
    ), audited as (
      ${audit}
    )
    select id, ${deskMemberOf(sql, sql`written.told_by`)} as by, told_at, words, created_at
    from written`;
  return row ?? await selectAuthorities(sql, id);
}

/** One that an earlier attempt of the call wrote. */
async function selectAuthorities(sql: Sql, id: string): Promise<AuthorityRow | null> {
  const [row] = await sql<AuthorityRow[]>`
    select told.id, ${deskMemberOf(sql, sql`told.told_by`)} as by, told.told_at, told.words, told.created_at
    from case_authorities told
    where told.id = ${id}`;
  return row ?? null;
}
