import { uuidv7 } from "uuidv7";
import type { SessionCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { selectCase } from "./act-queries.ts";
import type { CaseRowOfQueue } from "./case-fragments.ts";
import { getReader } from "./get-reader.ts";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import { selectOriginal } from "../../../db/visibility/post-visibility.ts";
import type { Sql } from "../../../db/open-database.ts";

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

/** Opens a case that a moderator asks for, or finds the open one; null when there is no subject. */
async function openCaseOf(
  sql: Sql,
  wanted: { id: string; kind: CaseKind; subjectId: string; at: Date },
): Promise<string | null> {
  const subject = wanted.kind === "post" ? selectOriginal(sql, wanted.subjectId) : sql`${wanted.subjectId}`;
  const [row] = await sql<{ id: string | null }[]>`
    select opened.id
    from open_case_of(${wanted.id}, ${wanted.kind}, ${subject}, 'moderator', null, ${wanted.at}) as opened`;
  return row?.id ?? null;
}
