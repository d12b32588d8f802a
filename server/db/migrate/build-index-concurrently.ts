import { MigrationError } from "./migration-error.ts";
import type { Sql } from "../open-database.ts";
import type { SqlFile } from "../sql-files.ts";

const concurrent = /(?:^|;)\s*(?:create(?:\s+unique)?|drop)\s+index\s+concurrently\b/i;
const create = /^create(?:\s+unique)?\s+index\s+concurrently\s+([a-z_][a-z0-9_]*)\s+on\s[^;]*;?$/i;
const drop = /^drop\s+index\s+concurrently\s+if\s+exists\s+([a-z_][a-z0-9_]*)\s*;?$/i;

/** Whether a migration builds or drops an index while others write: it has no transaction. */
export function isConcurrent({ text }: SqlFile): boolean {
  return concurrent.test(withoutComments(text));
}

/**
 * Applies such a migration, as often as necessary: an index that an earlier try left half-built is
 * dropped and built again, a whole one stays. Throws `MigrationError` when the file has another
 * statement, or when the index cannot be built; then nothing is left of it.
 */
export async function applyConcurrently(sql: Sql, file: SqlFile): Promise<void> {
  const statement = withoutComments(file.text).trim();
  if (drop.test(statement)) {
    await sql.unsafe(statement);
    return;
  }
  const name = create.exec(statement)?.[1];
  if (!name) {
    throw new MigrationError(
      `${file.name} has 'concurrently', so it must have one statement: 'create index concurrently name on …', ` +
        "without 'if not exists', or 'drop index concurrently if exists name'.",
    );
  }
  try {
    await buildIndex(sql, name, statement);
  } catch (error) {
    throw new MigrationError(
      `${file.name} could not be applied, and nothing of it was kept: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/**
 * Builds an index by a `create index concurrently`, unless it is there; one that is half-built is
 * dropped before. Throws when it cannot be built; then nothing is left of it. The caller has the
 * lock of migrations.
 */
export async function buildIndex(sql: Sql, name: string, statement: string): Promise<void> {
  for (let isAgain = false;; isAgain = true) {
    const state = await selectIndexState(sql, name);
    if (state === "whole") return;
    if (state === "half-built") await dropIndex(sql, name);
    try {
      await sql.unsafe(statement);
      return;
    } catch (error) {
      if (await selectIndexState(sql, name) === "half-built") await dropIndex(sql, name);
      if (isAgain || !mayBuildAgain(error)) throw error;
    }
  }
}

/**
 * After a deadlock the pool sends the statement once more, which then meets the half-built index of
 * its first try (42P07).
 */
function mayBuildAgain(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === "42P07" || code === "40P01";
}

async function dropIndex(sql: Sql, name: string): Promise<void> {
  await sql`drop index concurrently if exists ${sql(name)}`;
}

/** Returns the state of an index by its name, with its schema if that is not `public`. */
export async function selectIndexState(
  sql: Sql,
  name: string,
): Promise<"none" | "half-built" | "whole"> {
  const [row] = await sql<{ whole: boolean }[]>`
    select indisvalid as whole
    from pg_index
    where indexrelid = to_regclass(${name})`;
  return row ? row.whole ? "whole" : "half-built" : "none";
}

function withoutComments(text: string): string {
  return text.replaceAll(/^\s*--.*$/gm, "");
}
