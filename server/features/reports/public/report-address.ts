import type { z } from "zod";
import type { Report } from "#shared/reports/contract.ts";
import type { reportAddress as endpoint } from "#shared/reports/public-contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { fileReport } from "../file-report.ts";
import { selectMemberAt } from "./public-report-queries.ts";
import { requireAddress } from "./require-address.ts";
import type { Sql } from "../../../db/open-database.ts";

/** Reports what an address leads to as the member who calls. Throws as `fileReport` does. */
export async function reportAddress(ctx: MemberCtx, given: z.output<typeof endpoint.body>): Promise<Report> {
  const { kind, target } = requireAddress(ctx, given.address);
  if (kind === "post" || kind === "comment") return await fileReport(ctx, { kind, id: target }, given);
  if (kind === "member") {
    const id = await selectMemberAt(ctx.sql, target, ctx.clock.now());
    if (id === null) throw nothingThere();
    return await fileReport(ctx, { kind, id }, given);
  }
  const shownBy = await selectShownBy(ctx.sql, target);
  if (!shownBy) throw nothingThere();
  // A member's report of a picture is one of its post.
  return await fileReport(
    ctx,
    { kind: shownBy.kind === "picture" ? "post" : "member", id: shownBy.id },
    given,
  );
}

function nothingThere(): NotFound {
  return new NotFound("There is nothing at this address that you could report.");
}

interface ShownBy {
  readonly kind: "picture" | "member";
  readonly id: string;
}

/** The latest post with a picture, or the member whose picture it is; null when it is neither. */
async function selectShownBy(sql: Sql, imageId: string): Promise<ShownBy | null> {
  const [row] = await sql<{ found: ShownBy | null }[]>`
    select subject_of_picture(${imageId}::uuid) as found`;
  return row?.found ?? null;
}
