import { claimMinutes } from "#shared/cases/decision-kinds.ts";
import type { DeskMember } from "#shared/cases/case-shapes.ts";
import { uuidv7 } from "uuidv7";
import type { Sql, Tx } from "../../../db/open-database.ts";
import type { MemberActor, SessionCtx } from "../../../context.ts";
import { Conflict, Forbidden, Invalid, NotFound } from "../../../errors.ts";
import { selectOriginal } from "../../../db/visibility/post-visibility.ts";
import { openCaseOf } from "../../moderation/cases/open-case-of.ts";
import { insertAuditEntry } from "../../admin/audit/audit-fragments.ts";
import {
  clearClaim,
  insertNote,
  type NoteRow,
  selectCase,
  selectStanding,
  updateClaim,
} from "./act-queries.ts";
import {
  caseNotFound,
  type CaseRowOfQueue,
  deskMemberOf,
  getReader,
  isAbout,
  type Reader,
} from "./case-fragments.ts";

/**
 * Holds a case for a quarter of an hour; claiming again extends it (cases.3). Throws `Conflict`
 * while somebody else holds it and once it is closed, and `Forbidden` for a case that the moderator
 * may not decide (roles.2).
 */
export async function claimCase(ctx: SessionCtx, id: string): Promise<CaseRowOfQueue> {
  const reader = getReader(ctx);
  const until = new Date(reader.at.getTime() + claimMinutes * 60_000);
  const isClaimed = await ctx.db.transaction((tx) => updateClaim(tx, reader, id, until));
  if (!isClaimed) await refuseClaim(ctx.sql, reader, id);
  return await changed(ctx, reader, id);
}

/** Gives a case back. Throws `Conflict` when the moderator does not hold it. */
export async function releaseCase(ctx: SessionCtx, id: string): Promise<CaseRowOfQueue> {
  const reader = getReader(ctx);
  if (!await clearClaim(ctx.sql, reader, id)) {
    if (!await selectStanding(ctx.sql, reader, id)) throw caseNotFound();
    throw new Conflict("conflict", "You no longer hold this case.");
  }
  return await changed(ctx, reader, id);
}

async function changed(ctx: SessionCtx, reader: Reader, id: string): Promise<CaseRowOfQueue> {
  ctx.publish({ type: "case_changed", caseId: id });
  const row = await selectCase(ctx.sql, reader, id);
  if (!row) throw caseNotFound();
  return row;
}

const refusals = {
  role: "This area is restricted to moderators only",
  own: "This case is about you. Somebody else decides it.",
  reported: "You reported this yourself. Somebody else decides it.",
  decided: "You decided this yourself. Somebody else answers the appeal.",
  administrators: "Only administrators decide about moderators and administrators.",
} as const;

/** Throws why a case can't be claimed. */
export async function refuseClaim(sql: Sql, reader: Reader, id: string): Promise<never> {
  const standing = await selectStanding(sql, reader, id);
  if (!standing) throw caseNotFound();
  if (standing.is_closed) throw new Conflict("conflict", "This case is closed.");
  if (standing.refusal) throw new Forbidden(refusals[standing.refusal]);
  const who = standing.held_by ? `${standing.held_by.displayName} works` : "Somebody else works";
  throw new Conflict("conflict", `${who} on this case. Take another one.`);
}

/**
 * Opens a case about what nobody reported, or finds the open one; of a repost about the original.
 */
export async function openCase(
  ctx: SessionCtx,
  about: { readonly kind: "post" | "comment" | "member"; readonly id: string },
): Promise<CaseRowOfQueue> {
  const reader = getReader(ctx);
  const id = await ctx.db.transaction(async (tx) =>
    await openCaseOf(tx, {
      id: ctx.createdId ?? uuidv7(),
      kind: about.kind,
      subjectId: about.kind === "post" ? await selectSubjectOf(tx, about.id) : about.id,
      source: "moderator",
      at: reader.at,
    })
  );
  const row = id && await selectCase(ctx.sql, reader, id);
  if (!row) throw new NotFound("There is nothing to open a case about.");
  ctx.publish({ type: "case_changed", caseId: row.id });
  return row;
}

/** Of a repost its original. */
async function selectSubjectOf(tx: Tx, postId: string): Promise<string> {
  const [row] = await tx<{ id: string }[]>`select ${selectOriginal(tx, postId)} as id`;
  return row?.id ?? postId;
}

/** Adds a note that only moderators read (cases.3). */
export async function addNote(ctx: SessionCtx, caseId: string, words: string): Promise<NoteRow> {
  const note = await insertNote(ctx.sql, {
    id: ctx.createdId ?? uuidv7(),
    caseId,
    authorId: ctx.actor.id,
    words,
    at: ctx.clock.now(),
  });
  if (!note) throw caseNotFound();
  ctx.publish({ type: "case_changed", caseId });
  return note;
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
