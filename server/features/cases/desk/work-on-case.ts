import { claimMinutes } from "#shared/cases/decision-kinds.ts";
import { uuidv7 } from "uuidv7";
import type { Sql, Tx } from "../../../db/open-database.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict, Forbidden, NotFound } from "../../../errors.ts";
import { selectOriginal } from "../../../db/visibility/post-visibility.ts";
import { openCaseOf } from "../../moderation/cases/open-case-of.ts";
import {
  clearClaim,
  insertNote,
  type NoteRow,
  selectCase,
  selectStanding,
  updateClaim,
} from "./act-queries.ts";
import { caseNotFound, type CaseRowOfQueue, getReader, type Reader } from "./case-fragments.ts";

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
