import { selectOtherCollations } from "../../../../server/db/collations/collation-queries.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { type Finding, fix, ok, warn } from "../finding.ts";

const oldestVersion = 150_000;

/** PostgreSQL 15 or newer. */
export async function judgeVersion(sql: Sql): Promise<Finding> {
  const [row] = await sql<{ number: number; version: string }[]>`
    select
      current_setting('server_version_num')::integer as number,
      split_part(current_setting('server_version'), ' ', 1) as version`;
  const { number = 0, version = "" } = row ?? {};
  return number >= oldestVersion ? ok(`PostgreSQL ${version} responds.`) : fix(
    `DATABASE_URL leads to PostgreSQL ${version}.`,
    "Upgrade it to 15 or newer: the server does not start with this one.",
  );
}

/** `pg_trgm`, by which members are found by parts of their names: there, or addable. */
export async function judgeExtension(sql: Sql): Promise<Finding[]> {
  const [row] = await sql<{ isInstalled: boolean; isAvailable: boolean; mayCreate: boolean }[]>`
    select
      exists (select from pg_extension where extname = 'pg_trgm') as "isInstalled",
      exists (select from pg_available_extensions where name = 'pg_trgm') as "isAvailable",
      has_database_privilege(current_database(), 'create') as "mayCreate"`;
  if (row?.isInstalled) return [];
  if (!row?.isAvailable) {
    return [
      fix(
        "The database lacks the extension pg_trgm.",
        "Install it on the database's machine: apt-get install postgresql-contrib",
      ),
    ];
  }
  if (row.mayCreate) return [];
  return [fix(
    "The extension pg_trgm is not in the database, and the user of DATABASE_URL may not add it.",
    "As a superuser, in that database: create extension pg_trgm",
  )];
}

/** Whether texts are still ordered as when the indexes were made. */
export async function judgeCollations(sql: Sql): Promise<Finding[]> {
  return (await selectOtherCollations(sql)).map(({ kind, name, database, made, found }) => {
    const renewal = kind === "database"
      ? `alter database ${name} refresh collation version`
      : `alter collation ${name} refresh version`;
    return warn(
      `The ${kind} ${name} orders texts by version ${found} of the system's rules, and its indexes were made with ` +
        `${made}: they may miss rows, and let in twice what must be unique.`,
      `As its owner, in that database: reindex database concurrently ${database}; then ${renewal}`,
    );
  });
}
