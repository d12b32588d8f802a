import { claimMinutes } from "#shared/cases/decision-kinds.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict, Forbidden } from "../../../errors.ts";
import { clearClaim, selectCase, selectStanding, updateClaim } from "./act-queries.ts";
import type { CaseRowOfQueue, Reader } from "./case-fragments.ts";
import { caseNotFound, getReader } from "./get-reader.ts";

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
