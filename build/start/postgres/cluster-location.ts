import { createHash } from "node:crypto";
import { chmod, cp, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Account } from "./find-postgres-account.ts";
import { type Binaries, relocate } from "./postgres-binaries.ts";

/** Where a cluster and the programs that serve it live. */
export interface Place {
  /** Holds the cluster, its password and its log. */
  readonly directory: string;
  readonly binaries: Binaries;
  /** Said to the person when the place is not the one they asked for. */
  readonly notice: string | null;
}

/** Where root puts what the account of PostgreSQL could not reach under somebody's home. */
const rootShelter = "/var/lib/glimmer-embedded";

/**
 * The cluster lives in the data directory. Root's PostgreSQL runs as another account, which must be
 * able to walk there and to its own programs; what it cannot reach (a clone under /root) goes to
 * /var/lib/glimmer-embedded instead.
 */
export async function findPlace(
  dataDir: string,
  binaries: Binaries,
  account: Account,
  shelter = rootShelter,
): Promise<Place> {
  const wanted = resolve(dataDir);
  if (!account) {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    return { directory: wanted, binaries, notice: null };
  }
  await mkdir(wanted, { recursive: true, mode: 0o711 });
  const { mode } = await stat(wanted);
  // The directory is ours: others may pass through it, not list it.
  await chmod(wanted, mode | 0o011);
  const reachable = await canWalkTo(wanted, account);
  const directory = reachable ? wanted : join(shelter, fingerprint(wanted));
  if (!reachable) await makePassable(shelter, directory);
  return {
    directory,
    binaries: await canWalkTo(binaries.root, account) ? binaries : await copyToShelter(binaries, shelter),
    notice: reachable ? null : `The database is in ${directory}: its account cannot reach ${wanted}.`,
  };
}

/** Where the cluster of a data directory may be: there, or where root put it. */
export function listClusterDirectories(dataDir: string, shelter = rootShelter): readonly string[] {
  const wanted = resolve(dataDir);
  return [wanted, join(shelter, fingerprint(wanted))];
}

/**
 * Whether the account may enter every directory on the way. Groups beyond the
 * first are not looked at.
 */
async function canWalkTo(path: string, account: NonNullable<Account>): Promise<boolean> {
  for (let at = path;; at = dirname(at)) {
    const { mode, uid, gid } = await stat(at);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

async function copyToShelter(binaries: Binaries, shelter: string): Promise<Binaries> {
  const { mtimeMs, size } = await stat(binaries.postgres);
  const root = join(shelter, `postgresql-${fingerprint(`${size} ${mtimeMs}`)}`);
  const copy = relocate(binaries, root);
  if (await stat(copy.postgres).then(() => true, () => false)) return copy;
  const half = `${root}.${process.pid}`;
  await makePassable(shelter);
  await withOpenUmask(() => cp(binaries.root, half, { recursive: true, verbatimSymlinks: true }));
  // Another start may have finished the same copy meanwhile; either will do.
  await rename(half, root).catch(() => rm(half, { recursive: true, force: true }));
  return copy;
}

/** Folders that others may pass through, whatever the umask is. */
async function makePassable(...directories: readonly string[]): Promise<void> {
  for (const directory of directories) {
    await mkdir(directory, { recursive: true, mode: 0o711 });
    await chmod(directory, (await stat(directory)).mode | 0o011);
  }
}

/** The programs are for the account of PostgreSQL too, also where backups are for nobody else. */
async function withOpenUmask(work: () => Promise<void>): Promise<void> {
  const given = process.umask();
  if ((given & 0o055) === 0) return await work();
  process.umask(0o022);
  try {
    await work();
  } finally {
    process.umask(given);
  }
}

function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
