import type { AuditAction } from "#shared/admin/audit-contract.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf, makePageClause } from "../../../db/limit-clause.ts";
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
  /** Part of a username, of one or two letters its beginning. */
  readonly q: string;
  /** Days in UTC, YYYY-MM-DD, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Rows with a name that are sorted at once, in whatever order they are found. */
const fewRows = 2_000;

/**
 * A page of the audit, latest first, by `audit_log_latest` or `audit_log_latest_by_action`. Of a
 * name that few rows have, all are found by `audit_log_by_names` and sorted; one that more have is
 * met soon on the way from the latest on.
 */
export function selectAudit(sql: Sql, filter: AuditFilter, page: PlacedPage): Promise<AuditRow[]> {
  const { after, limit, offset } = page;
  const term = searchTerm(filter.q);
  const before = after ? sql`(created_at, id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql`true`;
  const order = sql`order by created_at desc, id desc`;
  if (term === "") {
    return sql<AuditRow[]>`
      select *
      from audit_log
      where ${isInAudit(sql, filter)} and ${before}
      ${order}
      ${makePageClause(sql, page)}`;
  }
  const found = sql`${isInAudit(sql, filter)} and ${hasName(sql, term)}`;
  return sql<AuditRow[]>`
    with named as materialized (
      select *
      from audit_log
      where ${found}
      limit ${limitOf(sql, fewRows)}
    ), is_few as materialized (
      select count(*) < ${fewRows} as yes
      from named
    )
    select *
    from (
      (select * from named where (select yes from is_few) and ${before})
      union all
      (
        select *
        from audit_log
        where not (select yes from is_few) and ${found} and ${before}
        ${order}
        limit ${limitOf(sql, limit + offset)}
      )
    ) as rows
    ${order}
    ${makePageClause(sql, page)}`;
}

function isInAudit(sql: Sql, { action, from, to }: AuditFilter): Fragment {
  return sql`true
      ${action ? sql`and action = ${action}` : sql``}
      ${from ? sql`and created_at >= ${from}::date at time zone 'UTC'` : sql``}
      ${to ? sql`and created_at < (${to}::date + 1) at time zone 'UTC'` : sql``}`;
}

/**
 * Whether the index has what a part of a name may have: three letters or digits in a row, or the
 * beginning or end of a word. It knows those of one or two letters by the beginning of the name
 * alone, and a sign by nothing.
 */
const inIndex = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u;

function hasName(sql: Sql, term: string): Fragment {
  if (!/[\p{L}\p{N}]/u.test(term)) return sql`false`;
  const name = `${inIndex.test(term) ? "%" : ""}${escapePattern(term)}%`;
  return sql`(lower(actor_username) like ${name} or lower(target_username) like ${name})`;
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
