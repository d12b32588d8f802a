import type { Captured } from "./capture-statement.ts";
import type { KindOfWrite } from "./kinds-of-writes.ts";
import { numberedIdSql } from "./numbered-id.ts";

/**
 * The script that sends a captured statement with the parameters of other writers: random
 * members and posts, new ids that ascend as the product's do (`runPgbench` defines what they
 * begin with), written as expressions of pgbench's numbers, and the time of the database. All
 * else is as it was captured.
 */
export function pgbenchScript(
  { text, parameters, types, ids }: Captured,
  { target }: KindOfWrite,
  count: number,
): string {
  const partner = "(:actor % 2) * 2 - 1 + :actor";
  // A colon before a word would be a variable.
  const statement = text.replaceAll(/(?<!:):(?=[A-Za-z_])/g, ": ")
    .replaceAll(/\$(\d+)/g, (_, number: string) => {
      const place = Number(number) - 1;
      return `${valueSql(parameters[place], types[place] ?? "text", ids)}::${types[place]}`;
    });
  return [
    `\\set actor random(1, ${count})`,
    `\\set target ${target === "partner" ? partner : `random(1, ${count})`}`,
    "\\set n :n + 1",
    "\\set fresh :base + :clients * :n + :client_id",
    `${statement.trim()};`,
    "",
  ].join("\n");
}

function valueSql(value: unknown, type: string, ids: Captured["ids"]): string {
  if (value === null) return "null";
  if (type === "timestamp with time zone") return "now()";
  const text = String(value);
  const known = new RegExp(`(${Object.keys(ids).join("|")})`);
  const parts = text.split(known).filter((part, n, all) => part !== "" || all.length === 1 && n === 0);
  return `(${
    parts.map((part) => (ids[part] ? `${numberedIdSql(ids[part])}::text` : literal(part))).join(" || ")
  })`;
}

/** Without colons: pgbench finds variables inside of strings too. */
function literal(text: string): string {
  return `E'${text.replaceAll("\\", "\\\\").replaceAll("'", "''").replaceAll(":", "\\x3a")}'`;
}
