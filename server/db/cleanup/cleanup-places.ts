import type { Sql } from "../open-database.ts";

/** Where the last run of a cleanup stopped; null when it reached the end. */
export async function selectCleanupPlace(sql: Sql, name: string): Promise<string | null> {
  const [row] = await sql<{ place: string }[]>`
    select place
    from cleanup_places
    where name = ${name}`;
  return row?.place ?? null;
}

/** Null: the next run starts from the beginning. */
export async function keepCleanupPlace(sql: Sql, name: string, place: string | null): Promise<void> {
  if (place === null) await sql`delete from cleanup_places where name = ${name}`;
  else {
    await sql`
      insert into cleanup_places (name, place)
      values (${name}, ${place})
      on conflict (name) do update
      set place = excluded.place`;
  }
}
