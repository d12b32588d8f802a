import type { AuditAction } from "#shared/admin/audit-contract.ts";
import type { Sql } from "../../../db/open-database.ts";
import { pageClause } from "../../../db/limit-clause.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { escapePattern } from "../../../db/search-fragments.ts";
import { searchTerm } from "../../members/author-and-card-fragments.ts";

export interface AuditRow {
  readonly id: string;
  readonly action: AuditAction;
  readonly actor_id: string;
  readonly actor_username: string;
  readonly target_id: string;
  readonly target_username: string;
  readonly subject_id: string | null;
  readonly reason: string | null;
  readonly details: Readonly<Record<string, string | number>>;
  readonly created_at: Date;
}

export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  /** Part of a username. */
  readonly q: string;
  /** Days in UTC, YYYY-MM-DD, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * A page of the audit, latest first, by `audit_log_latest` or `audit_log_latest_by_action`; names
 * that few rows have are found by `audit_log_by_names`, from three letters on.
 */
export function selectAudit(
  sql: Sql,
  { action, q, from, to }: AuditFilter,
  { after, limit, offset }: PlacedPage,
): Promise<AuditRow[]> {
  const name = `%${escapePattern(searchTerm(q))}%`;
  return sql<AuditRow[]>`
    select *
    from audit_log
    where true
      ${action ? sql`and action = ${action}` : sql``}
      ${from ? sql`and created_at >= ${from}::date at time zone 'UTC'` : sql``}
      ${to ? sql`and created_at < (${to}::date + 1) at time zone 'UTC'` : sql``}
      ${
    name === "%%"
      ? sql``
      : sql`and (lower(actor_username) like ${name} or lower(target_username) like ${name})`
  }
      ${after ? sql`and (created_at, id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc
    ${pageClause(sql, { limit, offset })}`;
}

/** Whether an earlier attempt under the same Idempotency-Key did the act. */
export async function isRecorded(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`
    select id
    from audit_log
    where id = ${id}`;
  return rows.length > 0;
}

/** An administrator's reason; empty when none was given. */
export async function selectReason(sql: Sql, actId: string): Promise<string> {
  const [row] = await sql<{ reason: string | null }[]>`
    select reason
    from audit_log
    where id = ${actId}`;
  return row?.reason ?? "";
}
