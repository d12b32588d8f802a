import type { DeskMember } from "#shared/cases/case-shapes.ts";
import { uuidv7 } from "uuidv7";
import type { MemberActor, SessionCtx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import type { Sql } from "../../../db/open-database.ts";
import { insertAuditEntry } from "../../admin/audit/audit-fragments.ts";
import { caseNotFound, deskMemberOf, isAbout } from "./case-fragments.ts";

/** A clock of a browser may be a little ahead. */
const toleranceMs = 5 * 60_000;

/**
 * Marks a case as one of which authorities were told, with when, whom and what, in the audit too
 * (strangers.4). Throws `Invalid` for a time to come.
 */
export async function tellAuthorities(
  ctx: SessionCtx,
  caseId: string,
  { toldAt, words }: { readonly toldAt: string; readonly words: string },
): Promise<AuthorityRow> {
  const at = ctx.clock.now();
  const told = new Date(toldAt);
  if (told.getTime() > at.getTime() + toleranceMs) {
    throw new Invalid("This time is in the future.", { toldAt: "Please give a time that has passed." });
  }
  const row = await insertAuthorities(ctx.sql, {
    id: ctx.createdId ?? uuidv7(),
    caseId,
    actor: ctx.actor,
    toldAt: told,
    words,
    at,
  });
  if (!row) throw caseNotFound();
  ctx.publish({ type: "case_changed", caseId });
  return row;
}

export interface AuthorityRow {
  readonly id: string;
  readonly by: DeskMember | null;
  readonly told_at: Date;
  readonly words: string;
  readonly created_at: Date;
}

/** Writes down that authorities were told of a case, and its audit row; null when there is none. */
async function insertAuthorities(
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
