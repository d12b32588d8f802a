import type { Sql } from "../../../db/open-database.ts";
import { type Act, insertAuditEntry } from "../../admin/audit/audit-fragments.ts";

export interface TransparencyRow {
  readonly is_published: boolean;
  readonly changed_at: Date | null;
}

export async function selectTransparency(sql: Sql): Promise<TransparencyRow> {
  const [row] = await sql<TransparencyRow[]>`
    select is_published, changed_at
    from transparency_switch`;
  if (!row) throw new Error("transparency_switch has no row");
  return row;
}

/** Null, with nothing written, when it is so already. */
export async function updateTransparency(
  sql: Sql,
  isPublished: boolean,
  act: Act,
): Promise<TransparencyRow | null> {
  const [row] = await sql<TransparencyRow[]>`
    with switched as (
      update transparency_switch
      set is_published = ${isPublished}, changed_at = ${act.at}
      where is_published <> ${isPublished}
      returning is_published, changed_at
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`switched`,
      targetId: sql`${act.actor.id}::uuid`,
      targetUsername: sql`${act.actor.username}::text`,
      details: sql`jsonb_build_object('isPublished', ${isPublished ? "yes" : "no"}::text)`,
    })
  })
    select is_published, changed_at
    from switched`;
  return row ?? null;
}
