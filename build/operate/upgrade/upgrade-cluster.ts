import { readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { findPlace } from "../../start/postgres/cluster-location.ts";
import {
  type Cluster,
  findExistingCluster,
  formatDatabaseUrl,
  majorVersion,
  makeCluster,
} from "../../start/postgres/cluster.ts";
import { importFrom } from "../copy/import-database.ts";
import { openExport } from "../copy/open-export.ts";
import type { Account } from "../../start/postgres/find-postgres-account.ts";
import type { Binaries } from "../../start/postgres/postgres-binaries.ts";
import { startOnFreePort } from "../../start/postgres/postgres-server.ts";
import { stopLeftover } from "../../start/postgres/stop-leftover.ts";
import {
  finishSwap,
  getFormerData,
  getUpgradedData,
  parseMajor,
  swapData,
} from "../../start/postgres/swap-data.ts";
import { execFile } from "node:child_process";
import { promisify } from "node:util";

interface Upgrade {
  /** Nobody else has it open. */
  readonly dataDir: string;
  readonly account: Account;
  readonly binaries: Binaries;
  /** The programs that made the data. */
  readonly former: Binaries;
  /** Ends servers and streams. */
  readonly signal: AbortSignal;
  say(line: string): void;
  /** For tests, which kill the process there. */
  onStep?(step: string): void;
}

/** Without a log for standbys, rows that a transaction brings go to the disk once. */
const loading = ["wal_level=minimal", "max_wal_senders=0", "max_wal_size=4GB"];

/**
 * Copies the embedded database into a cluster of this release's major version, compares every
 * table, and puts it in the old one's place, which is kept beside it. Until the swap the old data
 * is only read. Whatever interrupts it, the old data works, or the next start has the new. Rejects
 * with a sentence for the operator. upgrades.4
 */
export async function upgradeCluster(upgrade: Upgrade): Promise<void> {
  const { dataDir, account, binaries, former, say, signal, onStep = () => {} } = upgrade;
  const place = await findPlace(dataDir, binaries, account);
  const { directory } = place;
  await finishSwap(directory, majorVersion);
  const found = await findExistingCluster(await findPlace(dataDir, former, account), account);
  if (!found) {
    throw new Error(`There is no database in ${directory}: a start makes one of PostgreSQL ${majorVersion}.`);
  }
  const { cluster: old, major } = found;
  if (major === majorVersion) return say(`The database is of PostgreSQL ${majorVersion} already.`);
  await refuseOtherPrograms(former, major);
  if (await parseMajor(getFormerData(directory, major))) {
    throw new Error(
      `${getFormerData(directory, major)} is there already, from an earlier upgrade: move it away first.`,
    );
  }
  const data = getUpgradedData(directory);
  await stopLeftover(old.data);
  await stopLeftover(data);
  await rm(data, { recursive: true, force: true });
  await refuseWithoutRoom(old.data);
  say(`Copying the database of PostgreSQL ${major} into one of PostgreSQL ${majorVersion}.`);
  onStep("begun");
  const made = { ...old, ...place, data, log: join(directory, "postgres-upgrade.log") };
  try {
    await makeCluster(place, data, account, old.password);
    onStep("made");
    const { tables, rows } = await copyCluster(old, made, signal, onStep);
    say(`Copied and compared ${rows} rows of ${tables} tables.`);
  } catch (error) {
    await rm(data, { recursive: true, force: true });
    throw signal.aborted ? new Error("Ended before the copy was whole. Nothing was changed.") : error;
  }
  await swapData(directory, major, onStep);
  await rm(made.log, { force: true });
  say(`The old data is kept in ${getFormerData(directory, major)}.`);
}

async function copyCluster(
  old: Cluster,
  made: Cluster,
  signal: AbortSignal,
  onStep: (step: string) => void,
): Promise<{ tables: number; rows: number }> {
  await using running = new AsyncDisposableStack();
  const from = running.adopt(await startOnFreePort(old), (server) => server.stop());
  const to = running.adopt(await startOnFreePort(made, loading), (server) => server.stop());
  signal.throwIfAborted();
  // Streams of a server that ends reject.
  signal.addEventListener(
    "abort",
    () => void Promise.all([from, to].map((server) => server.stop("immediate"))),
  );
  onStep("started");
  const source = running.adopt(
    await openExport(formatDatabaseUrl(old, from.port)),
    (opened) => opened.close(),
  );
  const copied = await importFrom(formatDatabaseUrl(made, to.port), source);
  signal.throwIfAborted();
  onStep("copied");
  return { tables: copied.length, rows: copied.reduce((sum, { rows }) => sum + rows, 0) };
}

async function refuseOtherPrograms(former: Binaries, major: string): Promise<void> {
  const theirs = await readMajor(former.postgres);
  if (theirs === major) return;
  throw new Error(
    `The database was made by PostgreSQL ${major}, and the programs at hand are of ${theirs}. Name the folder of a ` +
      `release or clone that has run it: upgrade --from /opt/glimmer-…`,
  );
}

/** The copy is at most as large; a quarter more is for the log of the server that takes it. */
async function refuseWithoutRoom(data: string): Promise<void> {
  const [size, { bavail, bsize }] = await Promise.all([sizeOf(data), statfs(data)]);
  const needed = size * 1.25;
  if (bavail * bsize >= needed) return;
  const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);
  throw new Error(
    `The copy needs up to ${gigabytes(needed)} GB beside ${data}, and ${
      gigabytes(bavail * bsize)
    } GB are free. ` +
      "Nothing was changed.",
  );
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.filter((entry) => entry.isFile()).map((entry) =>
    stat(join(entry.parentPath, entry.name)).then(({ size }) => size, () => 0)
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The major version of a `postgres` program: `postgres (PostgreSQL) 17.10` is 17. */
async function readMajor(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ["--version"]);
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  if (!major) throw new Error(`${program} does not say its version: ${stdout.trim()}`);
  return major;
}
