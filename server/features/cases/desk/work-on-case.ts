import { msg } from "@lingui/core/runtime-macro";
import type { AuthoritiesTold, CaseDetail, CaseRow } from "#shared/cases/case-shapes.ts";
import { uuidv7 } from "uuidv7";
import type { Sql } from "../../../db/open-database.ts";
import type { MemberActor, SessionCtx } from "../../../context.ts";
import { Conflict, Invalid, NotFound } from "../../../errors.ts";
import { openCaseOf } from "../../moderation/cases/open-case-of.ts";
import { insertAuditEntry } from "../../admin/audit/audit-fragments.ts";
import { makeRefusal } from "../decide/act.ts";
import { selectOriginal } from "../decide/case-queries.ts";
import { clearClaim, selectStanding, updateClaim } from "./claim-queries.ts";
import {
  caseColumns,
  type CaseRowOfQueue,
  deskMemberOf,
  getReader,
  isAbout,
  type Reader,
} from "./case-fragments.ts";
import { presentCase } from "./get-case.ts";

/**
 * Holds a case for a quarter of an hour; claiming again extends it (cases.3). Throws `Conflict`
 * while somebody else holds it and once it is closed, and `Forbidden` for a case that the moderator
 * may not decide (roles.2).
 */
export async function claimCase(ctx: SessionCtx, id: string): Promise<CaseRow> {
  const reader = getReader(ctx);
  const isClaimed = await ctx.db.transaction((tx) => updateClaim(tx, reader, id));
  if (!isClaimed) await refuseClaim(ctx.sql, reader, id);
  return await changed(ctx, reader, id);
}

/** Gives a case back. Throws `Conflict` when the moderator does not hold it. */
export async function releaseCase(ctx: SessionCtx, id: string): Promise<CaseRow> {
  const reader = getReader(ctx);
  if (!await clearClaim(ctx.sql, reader, id)) {
    if (!await selectStanding(ctx.sql, reader, id)) throw makeRefusal("absent");
    throw new Conflict("conflict", msg`You no longer hold this case.`);
  }
  return await changed(ctx, reader, id);
}

async function changed(ctx: SessionCtx, reader: Reader, id: string): Promise<CaseRow> {
  ctx.publish({ type: "case_changed", caseId: id });
  const row = await selectCase(ctx.sql, reader, id);
  if (!row) throw makeRefusal("absent");
  return presentCase(row);
}

/** A row of the queue, by id. */
async function selectCase(sql: Sql, reader: Reader, id: string): Promise<CaseRowOfQueue | null> {
  const [row] = await sql<CaseRowOfQueue[]>`
    select ${caseColumns(sql, reader)}
    from cases c
    where c.id = ${id}
      and not ${isAbout(sql, reader.id)}`;
  return row ?? null;
}

/** Throws why a case can't be claimed. */
export async function refuseClaim(sql: Sql, reader: Reader, id: string): Promise<never> {
  const standing = await selectStanding(sql, reader, id);
  if (!standing) throw makeRefusal("absent");
  if (standing.is_closed) throw new Conflict("conflict", msg`This case is closed.`);
  if (standing.refusal) throw makeRefusal(standing.refusal);
  const holder = standing.held_by?.displayName;
  throw new Conflict(
    "conflict",
    holder
      ? msg`${{ holder }} works on this case. Take another one.`
      : msg`Somebody else works on this case. Take another one.`,
  );
}

/**
 * Opens a case about what nobody reported, or finds the open one; of a repost about the original.
 */
export async function openCase(
  ctx: SessionCtx,
  about: { readonly kind: "post" | "comment" | "member"; readonly id: string },
): Promise<CaseRow> {
  const reader = getReader(ctx);
  const id = await ctx.db.transaction(async (tx) =>
    await openCaseOf(tx, {
      id: ctx.createdId ?? uuidv7(),
      kind: about.kind,
      subjectId: about.kind === "post" ? await selectOriginal(tx, about.id) : about.id,
      source: "moderator",
      at: reader.at,
    })
  );
  const row = id && await selectCase(ctx.sql, reader, id);
  if (!row) throw new NotFound(msg`There is nothing to open a case about.`);
  ctx.publish({ type: "case_changed", caseId: row.id });
  return presentCase(row);
}

/** Adds a note that only moderators read (cases.3). */
export async function addNote(
  ctx: SessionCtx,
  caseId: string,
  words: string,
): Promise<CaseDetail["notes"][number]> {
  const id = ctx.createdId ?? uuidv7();
  const note = await insertNote(ctx.sql, { id, caseId, authorId: ctx.actor.id, words, at: ctx.clock.now() });
  if (!note) throw makeRefusal("absent");
  ctx.publish({ type: "case_changed", caseId });
  return { ...note, createdAt: note.createdAt.toISOString() };
}

type Note = Omit<CaseDetail["notes"][number], "createdAt"> & { readonly createdAt: Date };

/** Adds a note to a case, open or closed; null when there is none. */
async function insertNote(
  sql: Sql,
  note: { id: string; caseId: string; authorId: string; words: string; at: Date },
): Promise<Note | null> {
  const [row] = await sql<Note[]>`
    with written as (
      insert into case_notes (id, case_id, author_id, words, created_at)
      select ${note.id}, c.id, ${note.authorId}, ${note.words}, ${note.at}
      from cases c
      where c.id = ${note.caseId}
        and not ${isAbout(sql, note.authorId)}
      returning *
    )
    select id, ${deskMemberOf(sql, sql`written.author_id`)} as by, words, created_at as "createdAt"
    from written`;
  return row ?? null;
}

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
): Promise<AuthoritiesTold> {
  const at = ctx.clock.now();
  const told = new Date(toldAt);
  if (told.getTime() > at.getTime() + toleranceMs) {
    throw new Invalid(msg`This time is in the future.`, { toldAt: msg`Please give a time that has passed.` });
  }
  const row = await insertAuthorities(ctx.sql, {
    id: ctx.createdId ?? uuidv7(),
    caseId,
    actor: ctx.actor,
    toldAt: told,
    words,
    at,
  });
  if (!row) throw makeRefusal("absent");
  ctx.publish({ type: "case_changed", caseId });
  return { ...row, toldAt: row.toldAt.toISOString(), createdAt: row.createdAt.toISOString() };
}

type AuthorityRow = Omit<AuthoritiesTold, "toldAt" | "createdAt"> & {
  readonly toldAt: Date;
  readonly createdAt: Date;
};

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
    select id, ${
    deskMemberOf(sql, sql`written.told_by`)
  } as by, told_at as "toldAt", words, created_at as "createdAt"
    from written`;
  return row ?? await selectAuthorities(sql, id);
}

/** One that an earlier attempt of the call wrote. */
async function selectAuthorities(sql: Sql, id: string): Promise<AuthorityRow | null> {
  const [row] = await sql<AuthorityRow[]>`
    select
      told.id, ${deskMemberOf(sql, sql`told.told_by`)} as by, told.told_at as "toldAt", told.words,
      told.created_at as "createdAt"
    from case_authorities told
    where told.id = ${id}`;
  return row ?? null;
}
