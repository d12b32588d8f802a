import { uuidv7 } from "uuidv7";
import type { SessionCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { openCaseOf, selectCase } from "./act-queries.ts";
import type { CaseRowOfQueue } from "./case-fragments.ts";
import { getReader } from "./get-reader.ts";

/**
 * Opens a case about what nobody reported, or finds the open one; of a repost about the original.
 */
export async function openCase(
  ctx: SessionCtx,
  about: { readonly kind: "post" | "comment" | "member"; readonly id: string },
): Promise<CaseRowOfQueue> {
  const reader = getReader(ctx);
  const id = await openCaseOf(ctx.sql, {
    id: ctx.createdId ?? uuidv7(),
    kind: about.kind,
    subjectId: about.id,
    at: reader.at,
  });
  const row = id && await selectCase(ctx.sql, reader, id);
  if (!row) throw new NotFound("There is nothing to open a case about.");
  ctx.publish({ type: "case_changed", caseId: row.id });
  return row;
}
