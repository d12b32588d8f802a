import type { Node, RangeVar } from "libpg-query";

/**
 * A harm to those who use the database during a migration: `rewrites` writes a table anew,
 * `locks` keeps others waiting while it reads one, `reads` is about rows that a job should do in
 * batches, `contracts` takes away or demands what the previous release does not know.
 */
export interface Problem {
  readonly kind: "rewrites" | "locks" | "reads" | "contracts";
  readonly says: string;
}

/** Without its schema: ours are in `public`. */
export function getTable(relation: RangeVar | undefined): string {
  return relation?.relname ?? "";
}

/** The tables that a part of a statement names. */
export function collectNames(part: unknown): string[] {
  return everyNode(part).flatMap((node) => "RangeVar" in node ? [getTable(node.RangeVar as RangeVar)] : []);
}

/**
 * The tables whose rows a statement changes, or reads to write others. Rows that it writes itself
 * (`insert … values`) are none.
 */
export function changesOrReadsRows(statement: Node): string[] {
  const ctes = new Set(
    everyNode(statement).flatMap((node) =>
      "CommonTableExpr" in node ? [(node.CommonTableExpr as { ctename?: string }).ctename ?? ""] : []
    ),
  );
  const changed = everyNode(statement).flatMap((node) =>
    ["UpdateStmt", "DeleteStmt", "MergeStmt"].flatMap((kind) =>
      kind in node ? [getTable((node[kind] as { relation?: RangeVar }).relation)] : []
    )
  );
  return [...changed, ...collectNames(statement)].filter((name) => !ctes.has(name));
}

/** The node and all within it. */
function everyNode(part: unknown): Record<string, unknown>[] {
  if (Array.isArray(part)) return part.flatMap(everyNode);
  if (typeof part !== "object" || part === null) return [];
  return [part as Record<string, unknown>, ...Object.values(part).flatMap(everyNode)];
}
