import { uuidv7 } from "uuidv7";
import type { SessionCtx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import { caseNotFound } from "./get-reader.ts";
import { type AuthorityRow, insertAuthorities } from "./authority-queries.ts";

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
