import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isAlive, readStartTime } from "../../processes.ts";

/** A process as the lock remembers it: the number alone may belong to another one later. */
interface ProcessMark {
  readonly pid: number;
  readonly startedAt: string | null;
}

/** The content of the lock file of a data directory. */
export interface Holder {
  readonly launcher: ProcessMark;
  /** Null until it is ready. */
  readonly address: string | null;
  /** The server process, so that the next start can end it when the launcher was killed. */
  readonly server: ProcessMark | null;
  /** Those beside it, by their number (PROCESSES); absent where there are none. */
  readonly furtherServers?: Readonly<Record<number, ProcessMark>>;
  /** It is stopping: a start that waits a moment gets the directory. */
  readonly isStopping: boolean;
}

export interface Lock {
  /** Notes the process of the server, or of a further one; call again when it is restarted. */
  recordServer(pid: number, number?: number): Promise<void>;
  recordAddress(address: string): Promise<void>;
  recordStopping(): Promise<void>;
  release(): Promise<void>;
}

type LockResult =
  | { readonly lock: Lock; readonly stale: Holder | null }
  | { readonly heldBy: Holder };

/**
 * Takes the data directory for this launcher. Returns who holds it when that is a living one. Takes
 * it over from a dead one, and returns what that one had noted, for the caller to clear up.
 */
export async function takeLock(dataDir: string): Promise<LockResult> {
  const file = lockFile(dataDir);
  const mine: Holder = {
    launcher: await readProcessMark(process.pid),
    address: null,
    server: null,
    isStopping: false,
  };
  let stale: Holder | null = null;
  while (!await create(file, mine)) {
    const text = await readFile(file, "utf8").catch(() => null);
    if (text === null) continue;
    const holder = parse(text);
    if (holder && await isRunning(holder.launcher)) return { heldBy: holder };
    if (await removeIfStill(file, text)) stale = holder;
  }
  return { stale, lock: holdLock(file, mine) };
}

/** Who has noted itself in the directory, alive or not. */
export async function readHolder(dataDir: string): Promise<Holder | null> {
  return parse(await readFile(lockFile(dataDir), "utf8").catch(() => ""));
}

const lockFile = (dataDir: string) => join(dataDir, "launcher.lock");

/** Whether that same process still runs. */
export async function isRunning(process: ProcessMark): Promise<boolean> {
  if (!await isAlive(process.pid)) return false;
  return process.startedAt === null || process.startedAt === await readStartTime(process.pid);
}

function holdLock(file: string, mine: Holder): Lock {
  let held = mine;
  // One write at a time, and none after the release.
  let last = Promise.resolve();
  const record = (change: Partial<Holder>) => {
    held = { ...held, ...change };
    const text = JSON.stringify(held);
    last = last.then(() => replace(file, text));
    return last;
  };
  return {
    async recordServer(pid, number = 1) {
      const mark = await readProcessMark(pid);
      if (number === 1) return await record({ server: mark });
      return await record({ furtherServers: { ...held.furtherServers, [number]: mark } });
    },
    recordAddress: (address) => record({ address }),
    recordStopping: () => record({ isStopping: true }),
    release: () => last.then(() => rm(file, { force: true })),
  };
}

/** A name beside the file that no other start takes, in this process neither. */
function ownName(file: string): string {
  return `${file}.${randomUUID()}`;
}

async function replace(file: string, text: string): Promise<void> {
  const next = ownName(file);
  await writeFile(next, text, { mode: 0o600 });
  await rename(next, file);
}

async function readProcessMark(pid: number): Promise<ProcessMark> {
  return { pid, startedAt: await readStartTime(pid) };
}

/** Linked into place, so the file is never seen half written. False when there is one already. */
async function create(file: string, holder: Holder): Promise<boolean> {
  const draft = ownName(file);
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Removes the file unless another start took it over since `text` was read; then it is put back.
 */
async function removeIfStill(file: string, text: string): Promise<boolean> {
  const aside = ownName(file);
  if (!await rename(file, aside).then(() => true, () => false)) return false;
  const isSame = await readFile(aside, "utf8") === text;
  if (!isSame) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
  return isSame;
}

function parse(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Partial<Holder>;
    return Number.isInteger(value.launcher?.pid) ? value as Holder : null;
  } catch {
    return null;
  }
}
