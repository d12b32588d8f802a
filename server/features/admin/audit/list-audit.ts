import type { AuditEntry } from "#shared/admin/audit-contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { SessionCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import { searchSql } from "../../../http/limits/search-sql.ts";
import { type AuditFilter, type AuditRow, selectAudit } from "./audit-queries.ts";

/** The acts of administrators, the latest first (admin.5). */
export async function listAudit(ctx: SessionCtx, query: PageQuery & AuditFilter): Promise<Page<AuditEntry>> {
  const page = parsePlacedPage(query);
  const sql = query.q === "" ? ctx.sql : searchSql(ctx, "desk");
  const rows = await selectAudit(sql, query, page);
  return { items: rows.map(presentEntry), nextCursor: getNextPlace(rows.map(placeOf), page) };
}

export function placeOf({ id, created_at }: AuditRow) {
  return { order: created_at.getTime(), id };
}

function presentEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    action: row.action,
    actor: { id: row.actor_id, username: row.actor_username },
    target: { id: row.target_id, username: row.target_username },
    subjectId: row.subject_id,
    reason: row.reason,
    details: row.details,
    createdAt: row.created_at.toISOString(),
  };
}
