import { uuidv7 } from "uuidv7";
import type { SessionCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { selectCase } from "./act-queries.ts";
import type { CaseRowOfQueue } from "./case-fragments.ts";
import { getReader } from "./get-reader.ts";
import { selectOriginal } from "../../../db/visibility/post-visibility.ts";
import type { Tx } from "../../../db/open-database.ts";
import { openCaseOf } from "../../moderation/cases/open-case-of.ts";

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
