import { readMigrations } from "../../../../server/db/migrate.ts";
import { findPendingMigration } from "../../../../server/db/migrate/pending-migration.ts";
import { isFromBefore } from "../../../../server/db/migrate/take-over.ts";
import { MigrationError } from "../../../../server/db/migrate/migration-error.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { type Finding, fix, ok, warn } from "../finding.ts";

/** Whether the database is of this release, older (the next start migrates it) or newer. */
export async function judgeMigrations(sql: Sql, isRunning: boolean): Promise<Finding[]> {
  const [row] = await sql<
    { exists: boolean }[]
  >`select to_regclass('schema_migrations') is not null as exists`;
  if (!row?.exists) return [ok("The database is empty: the first start fills it.")];
  const migrations = await readMigrations();
  const applied = await sql<{ name: string; checksum: string }[]>`
    select name, checksum
    from schema_migrations
    order by name collate "C"`;
  if (isFromBefore(applied, migrations)) {
    return [
      ok("The database is from before 0.2.0. The next start takes it over, once; make a backup before."),
    ];
  }
  try {
    const next = findPendingMigration(migrations, applied);
    if (!next) return [ok(`The database is of this release (${applied.length} migrations).`)];
    const count = migrations.length - applied.length;
    const says =
      `The database is older than this release: ${count} of ${migrations.length} migrations are missing.`;
    return [
      isRunning
        ? warn(says, "Another release is running: start Glimmer again to run this one.")
        : ok(`${says} The next start applies them; make a backup before.`),
    ];
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    const [says = "", ...todo] = error.message.split(/(?<=\.) (?=[A-Z])/);
    return [fix(says, todo.join(" "))];
  }
}
