import postgres from "postgres";
import { addArrayTypes, type TypeTable } from "../db/pool/array-types.ts";
import type { Sql } from "../db/client.ts";

/**
 * postgres.js as it comes, with the product's number of connections. Only arrays are taught our way: its own asks the server at
 * the first connection, and what the others send meanwhile is written wrong.
 */
export function openPool(url: string): Sql {
  const sql = postgres(url, { max: 10, fetch_types: false, onnotice: () => {} });
  addArrayTypes(sql.options as unknown as TypeTable);
  return sql;
}
