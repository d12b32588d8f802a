import { takeDataDir } from "./data/take-data-dir.ts";
import { startEmbeddedDatabase } from "./data/embedded-database.ts";
import type { Lock } from "./data/data-dir-lock.ts";
import { refuseHalfRestored } from "./data/refuse-half-restored.ts";
import { findPortProblem } from "./port-problem.ts";
import type { Run } from "./run-until-stopped.ts";
import { createServerEnvironment, readSettings, type Settings } from "./launcher-settings.ts";
import { buildWebBundle } from "./web-bundle.ts";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface Launch extends Run {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly args: readonly string[];
}

interface Prepared {
  readonly settings: Settings;
  readonly lock: Lock;
  /** The environment that the server is started with. */
  readonly environment: Record<string, string>;
}

const say = (line: string) => console.log(line);

/**
 * Readies all that the server needs: data directory, database, web bundle. Throws when
 * that cannot be done.
 */
export async function prepare({ root, env, args, signal, started }: Launch): Promise<Prepared> {
  const settings = readSettings(env, args);
  const { dataDir } = settings;
  const lock = started.adopt(await takeDataDir({ root, dataDir, say }), (taken) => taken.release());
  signal.addEventListener("abort", () => void lock.recordStopping().catch(() => {}));
  refuseHalfRestored(dataDir);
  const problem = await findPortProblem(settings.host, settings.port);
  if (problem) throw new Error(problem);

  if (settings.processes < settings.wantedProcesses) {
    say(
      `One server process runs, not ${settings.wantedProcesses} (PROCESSES): only Linux spreads the connections ` +
        "of a port over several.",
    );
  }
  const opening = openDatabase(settings, started);
  let isBuilding = settings.buildWeb;
  const building = settings.buildWeb
    ? buildWebBundle(root, say, signal).finally(() => isBuilding = false)
    : null;
  const migrating = settings.databaseUrl
    ? null
    : opening.then(async (url) => isBuilding && await migrateEmptyDatabase(url, signal));
  // Also when one fails, so that what the other starts is not left behind.
  await Promise.allSettled([opening, building, migrating]);
  await building;
  const environment = createServerEnvironment(env, {
    NO_COLOR: "1",
    DATA_DIR: dataDir,
    DATABASE_URL: await opening,
    PROCESSES: String(settings.processes),
    DATABASE_CONNECTIONS: String(settings.databaseConnections),
    SESSION_SECRET: env.SESSION_SECRET || await readOrCreateSessionSecret(dataDir),
    EVIDENCE_KEY: env.EVIDENCE_KEY || await readOrCreateEvidenceKey(dataDir),
    ...(settings.databaseUrl ? {} : { FIRST_MEMBER_IS_ADMIN: "1" }),
  });
  signal.throwIfAborted();
  return { settings, lock, environment };
}

async function openDatabase(settings: Settings, started: AsyncDisposableStack): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const database = await startEmbeddedDatabase(settings.dataDir, say, [
    `max_connections=${countConnections(settings)}`,
  ]);
  return started.adopt(database, (opened) => opened.stop()).url;
}

/** Each process has one more that shows that it lives; some are for migrations and the operator. */
function countConnections({ processes, databaseConnections }: Settings): number {
  return Math.max(100, processes * (databaseConnections + 1) + 20);
}

/**
 * Migrates an empty database while the pages are built; the signal ends the wait. The server
 * migrates in any case, and says what is wrong when that fails. One with data waits for it: when
 * the pages cannot be built, the release before must still be able to start.
 */
export async function migrateEmptyDatabase(url: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await Promise.race([once(signal, "abort"), migrateIfEmpty(url).catch(() => {})]);
}

async function migrateIfEmpty(url: string): Promise<void> {
  // Loaded only where pages are built, so that other starts stay as short.
  const { openDatabase } = await import("../../../server/db/open-database.ts");
  const { migrate } = await import("../../../server/db/migrate.ts");
  const database = openDatabase(url, { maxConnections: 1 });
  try {
    const [row] = await database.sql<{ table: string | null }[]>`
      select to_regclass('schema_migrations')::text as table`;
    if (row?.table === null) await migrate(url);
  } finally {
    await database.close();
  }
}

/** Keeps the secret that signs sessions' short-lived tokens. */
export function readOrCreateSessionSecret(dataDir: string): Promise<string> {
  return readOrCreate(join(dataDir, "session-secret"), (text) => text.length >= 32, "base64url");
}

/** Keeps the key that encrypts evidence outside production; there it lies apart from DATA_DIR. */
export function readOrCreateEvidenceKey(dataDir: string): Promise<string> {
  return readOrCreate(join(dataDir, "evidence-key"), (text) => text.length >= 43, "base64");
}

/** 32 random bytes, made on the first start and kept where only the owner reads them. */
async function readOrCreate(
  file: string,
  isWhole: (text: string) => boolean,
  encoding: "base64" | "base64url",
): Promise<string> {
  const kept = await readFile(file, "utf8").then((text) => text.trim(), () => "");
  if (isWhole(kept)) return kept;
  const made = randomBytes(32).toString(encoding);
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
}
