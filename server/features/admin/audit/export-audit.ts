import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
import type { SessionCtx } from "../../../context.ts";
import { writeText } from "../../../language/write-text.ts";
import { searchSql } from "../../../http/limits/search-sql.ts";
import { streamTexts } from "../../../http/responses/stream-texts.ts";
import { type AuditFilter, type AuditRow, selectAudit } from "./audit-queries.ts";
import { formatCsvLine } from "./csv-line.ts";
import { placeOf } from "./list-audit.ts";

const mostRows = 50_000;
const batch = 1_000;
const header: readonly Text[] = [
  msg`Time (UTC)`,
  msg`Action`,
  msg`Administrator`,
  msg`Administrator id`,
  msg`Member`,
  msg`Member id`,
  msg`Post or comment id`,
  msg`Reason`,
  msg`Details`,
];

/** The latest 50,000 acts as a CSV file, read in batches while it is sent (admin.5). */
export function exportAudit(ctx: SessionCtx, filter: AuditFilter): Response {
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return new Response(streamTexts(csvLinesOf(ctx, filter)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="glimmer-audit-${day}.csv"`,
    },
  });
}

async function* csvLinesOf(ctx: SessionCtx, filter: AuditFilter): AsyncGenerator<string> {
  const sql = filter.q === "" ? ctx.sql : searchSql(ctx, "desk");
  // Spreadsheets recognize UTF-8 by its byte order mark.
  yield `\uFEFF${formatCsvLine(header.map((text) => writeText(text, ctx.language)))}`;
  let after: ReturnType<typeof placeOf> | null = null;
  for (let read = 0; read < mostRows; read += batch) {
    const rows: AuditRow[] = await selectAudit(sql, filter, { after, limit: batch, offset: 0 });
    if (rows.length > 0) yield rows.map(csvLineOf).join("");
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = placeOf(last);
  }
}

function csvLineOf(row: AuditRow): string {
  return formatCsvLine([
    row.created_at.toISOString(),
    row.action,
    row.actor_username,
    row.actor_id,
    row.target_username,
    row.target_id,
    row.subject_id,
    row.reason,
    JSON.stringify(row.details),
  ]);
}
