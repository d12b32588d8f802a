import { AppError } from "../errors.ts";
import { readFunctionFiles } from "./migrate/function-files.ts";
import { applyConcurrently, isConcurrent } from "./migrate/build-index-concurrently.ts";
import { lockTransaction, takeMigrationLock } from "./migrate/migrate-lock.ts";
import { MigrationError } from "./migrate/migration-error.ts";
import {
  type AppliedFile,
  findPendingMigration,
  isSameFile,
  refuseBadNames,
} from "./migrate/pending-migration.ts";
import { isFromBefore, refuseFromBefore, takeOver } from "./migrate/take-over.ts";
import { findUsedFiles } from "./migrate/used-functions.ts";
import { type Database, openDatabase, type Sql } from "./open-database.ts";
import { isVacuumRunning, type LockWait, retryLockTimeout } from "./migrate/retry-lock-timeout.ts";
import { readSqlFiles, type SqlFile } from "./sql-files.ts";

interface MigrateOptions {
  /** Directories of `NNNN_name.sql` and of files of functions; the product's own by default. */
  readonly migrations?: URL;
  readonly functions?: URL;
  /** Applies exactly these, and no functions: the schema of a release that may be older. */
  readonly through?: readonly AppliedFile[];
  /** A restore does it, whose mark is in the database; others refuse such a one. */
  readonly isRestore?: boolean;
  /** Others hold a lock that a step needs; it is tried again. */
  onWait?(waiting: LockWait): void;
}

const oldestServer = 150_000;
/** An index of a large table takes long, and another process may be in the middle of one. */
const deadlineMs = 60 * 60 * 1000;

/**
 * Migrates the database: each pending migration in its own transaction, except those that build an
 * index concurrently; then, when a function file changed, all of them in one, so that processes of
 * another release never see half of them. A step that does not get its locks at once gives up what
 * it has and tries again, so that others work on meanwhile. Any number of processes may start at
 * once. Returns the names applied. Throws `MigrationError`. upgrades.1
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const files = await readFiles(options);
  const db = openDatabase(databaseUrl, { maxConnections: 1, deadlineMs });
  const done: string[] = [];
  let current = "the migrations";
  const waiting = {
    isVacuuming: () => isVacuumRunning(db.sql),
    onWait: (tries: number, pauseMs: number) => options.onWait?.({ step: current, tries, pauseMs }),
  };
  try {
    for (;;) {
      // Again before each step: another session has it after this connection was lost.
      await takeMigrationLock(db.sql);
      const names = await retryLockTimeout(
        (lockTimeoutMs) => applyNext(db, files, lockTimeoutMs, (step) => current = step),
        waiting,
      );
      if (names.length === 0) return done;
      done.push(...names);
    }
  } finally {
    await db.close();
  }
}

interface Files {
  readonly isImport: boolean;
  readonly migrations: readonly SqlFile[];
  readonly functions: readonly SqlFile[];
  /** False: only those that a migration uses. */
  readonly withAllFunctions: boolean;
}

async function readFiles(options: MigrateOptions): Promise<Files> {
  const { through, isRestore = false } = options;
  const migrations = await readMigrations(options.migrations);
  refuseBadNames(migrations);
  const functions = await readFunctionFiles(options.functions);
  if (!through) return { isImport: isRestore, migrations, functions, withAllFunctions: true };
  refuseFromBefore(through, migrations);
  // Throws when they are not this release's.
  findPendingMigration(migrations, through);
  return {
    isImport: true,
    migrations: migrations.slice(0, through.length),
    functions,
    withAllFunctions: false,
  };
}

/** The files of the migrations in order; the product's own by default. */
export function readMigrations(directory = new URL("./migrations/", import.meta.url)): Promise<SqlFile[]> {
  return readSqlFiles(directory);
}

/**
 * Applies one migration, or the functions. Returns their names; none: nothing is left to do.
 */
async function applyNext(
  db: Database,
  files: Files,
  lockTimeoutMs: number,
  begin: (step: string) => void,
): Promise<string[]> {
  const outcome = await db.transaction((tx) => applyInTransaction(tx, files, lockTimeoutMs, begin));
  if (Array.isArray(outcome)) return outcome;
  // Without a lock of tables that others would wait for, so it may take its hour (`deadlineMs`).
  await applyConcurrently(db.sql, outcome);
  await db.sql`
    insert into schema_migrations (name, checksum)
    values (${outcome.name}, ${outcome.checksum})
    on conflict do nothing`;
  return [outcome.name];
}

/** Returns the file instead when it must not be applied in a transaction. */
async function applyInTransaction(
  tx: Sql,
  { migrations, functions, isImport, withAllFunctions }: Files,
  lockTimeoutMs: number,
  begin: (step: string) => void,
): Promise<string[] | SqlFile> {
  await tx`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`;
  await lockTransaction(tx);
  await refuseOldServer(tx);
  if (!isImport) await refuseHalfImported(tx);
  await tx.unsafe(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    create table if not exists schema_functions (like schema_migrations including all)`);
  const applied = await tx<AppliedFile[]>`
    select name, checksum
    from schema_migrations
    order by name collate "C"`;
  if (isFromBefore(applied, migrations)) {
    begin("the takeover");
    await takeOver(tx, applied, migrations);
    return ["the takeover"];
  }
  const next = findPendingMigration(migrations, applied);
  if (next) {
    begin(next.name);
    if (isConcurrent(next)) return next;
    await applyUsedFunctions(tx, findUsedFiles(next, functions));
    await applyFile(tx, next);
    await tx`insert into schema_migrations (name, checksum) values (${next.name}, ${next.checksum})`;
    return [next.name];
  }
  if (!withAllFunctions) return [];
  begin("the functions");
  return await applyFunctions(tx, functions);
}

/** The other functions of their files may name tables that a later migration makes. */
async function applyUsedFunctions(tx: Sql, files: readonly SqlFile[]): Promise<void> {
  await tx`set local check_function_bodies = off`;
  for (const file of files) await applyFile(tx, file);
  await tx`set local check_function_bodies = on`;
}

async function applyFunctions(tx: Sql, functions: readonly SqlFile[]): Promise<string[]> {
  const known = await tx<AppliedFile[]>`select name, checksum from schema_functions`;
  // A process of another release applies the files of its own, with functions
  // that are elsewhere now.
  if (functions.every((file) => known.some((row) => isSameFile(row, file)))) return [];
  for (const file of functions) {
    await applyFile(tx, file);
    await tx`
      insert into schema_functions (name, checksum)
      values (${file.name}, ${file.checksum})
      on conflict (name) do update
      set checksum = excluded.checksum, applied_at = now()`;
  }
  return functions.map(({ name }) => name);
}

async function applyFile(tx: Sql, file: SqlFile): Promise<void> {
  try {
    await tx.unsafe(file.text);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new MigrationError(
      `${file.name} could not be applied, and nothing of it was kept: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

async function refuseOldServer(tx: Sql): Promise<void> {
  const [row] = await tx<{ number: number; version: string }[]>`
    select
      current_setting('server_version_num')::integer as number,
      current_setting('server_version') as version`;
  if (row && row.number < oldestServer) {
    throw new MigrationError(`PostgreSQL 15 or newer is needed; DATABASE_URL leads to ${row.version}.`);
  }
}

async function refuseHalfImported(tx: Sql): Promise<void> {
  const [row] = await tx<{ is: boolean }[]>`select to_regclass('public.import_begun') is not null as is`;
  if (!row?.is) return;
  throw new MigrationError(
    "A restore into this database was not finished. Run it again, or let DATABASE_URL name another database.",
  );
}
