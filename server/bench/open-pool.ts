import postgres from "postgres";
import type { Sql } from "../db/client.ts";

/** postgres.js as it comes, with the product's number of connections. */
export function openPool(url: string): Sql {
  return postgres(url, { max: 10, onnotice: () => {} });
}
