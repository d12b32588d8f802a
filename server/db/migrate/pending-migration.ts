import type { SqlFile } from "../sql-files.ts";
import { MigrationError } from "./migration-error.ts";

/** A row of `schema_migrations` or `schema_functions`. */
export interface AppliedFile {
  readonly name: string;
  readonly checksum: string;
}

/**
 * The first file not applied yet. Throws when the applied ones are not an unedited prefix of the
 * files.
 */
export function findPendingMigration(
  files: readonly SqlFile[],
  applied: readonly AppliedFile[],
): SqlFile | undefined {
  const newest = files.at(-1)?.name ?? "";
  for (const [index, row] of applied.entries()) {
    const file = files[index];
    if (file && isSameFile(row, file)) continue;
    if (file?.name === row.name) {
      throw new MigrationError(
        `The migration ${row.name} was changed after it was applied. ` +
          "Put its text back and make the change in a new migration.",
      );
    }
    if (row.name > newest) {
      throw new MigrationError(
        `The database is newer than this release: it has the migration ${row.name}, and the newest one here is ` +
          `${newest || "none"}. Start the release that made it, or restore a backup from before.`,
      );
    }
    if (files.some((known) => known.name === row.name)) {
      throw new MigrationError(
        `The migration ${file?.name} comes before ${row.name}, which is already applied. ` +
          "Give the new migration the next free number.",
      );
    }
    throw new MigrationError(
      `The database has the migration ${row.name}, which is not part of this release. Start the version that made ` +
        "it, or begin anew with another DATA_DIR or an empty database: what was made before the first release " +
        "cannot be brought up to date.",
    );
  }
  return files[applied.length];
}

/** Whether the file was applied with the text that it has. */
export function isSameFile(row: AppliedFile, file: SqlFile): boolean {
  return row.name === file.name && row.checksum === file.checksum;
}

/** Throws `MigrationError` when a file has no number, or two files have the same. */
export function refuseBadNames(files: readonly SqlFile[]): void {
  const seen = new Map<string, string>();
  for (const { name } of files) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
    if (!number) throw new MigrationError(`The migration ${name} is not named like 0200_members.sql.`);
    const other = seen.get(number);
    if (other) throw new MigrationError(`The migrations ${other} and ${name} have the same number.`);
    seen.set(number, name);
  }
}
