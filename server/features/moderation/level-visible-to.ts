import type { ModerationLevel } from "#shared/primitives.ts";
import { visibleLevels } from "#shared/moderation/rules.ts";
import type { Fragment, Sql } from "../../db/client.ts";

/**
 * True where content of this level shows under the viewer's filter (A§5); a filter or a level that is null counts as top.
 * It stands before the limit (decision 4): `where ${levelVisibleTo(sql, filter, sql`p.moderation_level`)}`.
 */
export function levelVisibleTo(sql: Sql, filter: ModerationLevel | null, column: Fragment): Fragment {
  const levels = visibleLevels(filter);
  if (levels.includes("none")) return sql`true`;
  // Null is named apart: `coalesce` around the column would hide it from an index on it.
  return sql`(${column} is null or ${column} in ${sql(levels as string[])})`;
}
