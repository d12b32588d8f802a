import type { Sql } from "../open-database.ts";

/** Runs a statement without parameters. */
type Ask = <T extends object>(statement: string) => PromiseLike<readonly T[]>;

/**
 * The id of a database: a standby keeps it when it is promoted; a restored copy has a new one.
 * Where the server does not let us read its own id, as some hosted ones, the moment of the first
 * migration stands for it: a restore runs them all again. A copy by pg_dump mostly has another oid.
 */
export async function selectDatabaseId(ask: Ask): Promise<string> {
  // Asked first: a refused statement would end the transaction of a backup.
  const [right] = await ask<{ isAllowed: boolean }>(
    "select has_function_privilege('pg_control_system()', 'execute') as \"isAllowed\"",
  );
  const [row] = await ask<{ id: string }>(
    right?.isAllowed
      ? "select system_identifier || '/' || current_database() as id from pg_control_system()"
      : `
        select concat_ws('/', 'since', extract(epoch from min(applied_at)), oid, datname) as id
        from public.schema_migrations, pg_database
        where datname = current_database()
        group by oid, datname`,
  );
  return row?.id ?? "";
}

/** The same, outside of a backup. */
export async function getDatabaseId(sql: Sql): Promise<string> {
  return await selectDatabaseId((statement) => sql.unsafe(statement));
}
