import type { Sql } from "../pool/driver.ts";

/** A text that changes with every migration and every change of the functions. */
export async function selectSchemaState(sql: Sql): Promise<string> {
  const [row] = await sql<{ state: string }[]>`
    select concat_ws(
      ' ',
      (select max(name collate "C") from schema_migrations),
      (select max(applied_at) from schema_functions)
    ) as state`;
  return row?.state ?? "";
}
