import postgres from "postgres";
import { addArrayTypes, type TypeTable } from "../../../server/db/pool/array-types.ts";
import type { Sql } from "../../../server/db/open-database.ts";

/**
 * Plain postgres.js with the product's number of connections. Only arrays use our type
 * parsers: postgres.js asks the server for its own at the first connection, and encodes arrays
 * wrongly until it has them.
 */
export function openPool(url: string): Sql {
  const sql = postgres(url, { max: 10, fetch_types: false, onnotice: () => {} });
  addArrayTypes(sql.options as unknown as TypeTable);
  return sql;
}
