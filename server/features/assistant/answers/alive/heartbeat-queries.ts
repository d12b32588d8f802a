import type { Sql } from "../../../../db/open-database.ts";

/** See progress_answer. Returns null when it is settled. `content` null: no new text. */
export async function keepProgress(
  sql: Sql,
  { id, content, expiresAt }: { id: string; content: string | null; expiresAt: Date },
): Promise<{ readonly is_stopped: boolean } | null> {
  const [row] = await sql<{ is_stopped: boolean | null }[]>`
    select progress_answer(${id}::uuid, ${content}::text, ${expiresAt}::timestamptz) as is_stopped`;
  return typeof row?.is_stopped === "boolean" ? { is_stopped: row.is_stopped } : null;
}

/**
 * A heartbeat of many answers, by their questions, without new text. Returns those that it kept
 * alive; others are settled, or another statement has their row: it waits for none, since it holds
 * the rows of others.
 */
export async function keepAllAlive(
  sql: Sql,
  { ids, expiresAt }: { readonly ids: readonly string[]; readonly expiresAt: Date },
): Promise<readonly { readonly id: string; readonly is_stopped: boolean }[]> {
  return await sql<{ id: string; is_stopped: boolean }[]>`
    with locked as materialized (
      select id
      from ai_reservations
      where id = any(${ids as string[]}::uuid[])
      for no key update skip locked
    )
    update ai_reservations
    set expires_at = greatest(expires_at, ${expiresAt}::timestamptz)
    where id in (select id from locked)
    returning id, is_stopped`;
}
