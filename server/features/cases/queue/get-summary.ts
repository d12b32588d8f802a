import type { SessionCtx } from "../../../context.ts";
import { selectSummary, type SummaryRow } from "./summary-queries.ts";
import { getReader } from "./get-reader.ts";

/** How many cases wait, and how many hard ones the moderator has looked at today (cases.7). */
export function getSummary(ctx: SessionCtx): Promise<SummaryRow> {
  return selectSummary(ctx.sql, getReader(ctx));
}
