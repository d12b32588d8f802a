import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listClusterDirectories } from "../../../start/postgres/cluster-location.ts";
import { isAlive } from "../../../start/processes.ts";

/** The embedded database of a data directory. */
export interface EmbeddedState {
  /** Null: none was made yet, or this user may not look. */
  readonly directory: string | null;
  /** Null unless it runs. */
  readonly url: string | null;
  /** The end of its log that complains; null when nothing does. */
  readonly lastError: string | null;
}

/** Looks at its files. Never throws. */
export async function findEmbeddedDatabase(dataDir: string): Promise<EmbeddedState> {
  for (const directory of listClusterDirectories(dataDir)) {
    const password = await readText(join(directory, "postgres-password"));
    if (password === null) continue;
    const [pid, , , port] = (await readText(join(directory, "postgres", "postmaster.pid")) ?? "").split("\n");
    const runs = Boolean(port) && await isAlive(Number(pid));
    return {
      directory,
      url: runs ? `postgres://glimmer:${password.trim()}@127.0.0.1:${port}/glimmer` : null,
      lastError: findLastError(await readText(join(directory, "postgres.log")) ?? ""),
    };
  }
  return { directory: null, url: null, lastError: null };
}

const dayMs = 24 * 60 * 60_000;

/**
 * The last line of the past day that is about more than one wrong statement. Lines begin with their
 * time, in UTC.
 */
export function findLastError(log: string, now = new Date()): string | null {
  const line = log.split("\n").findLast((text) =>
    /\b(FATAL|PANIC):|No space left/.test(text) && !isExpected(text) &&
    !(now.getTime() - Date.parse(`${text.slice(0, 19)}Z`) > dayMs)
  );
  return line?.trim() ?? null;
}

/** Whether the line is one that every stop or start logs for those who are connected. */
function isExpected(line: string): boolean {
  return /terminating connection due to administrator|is (starting up|shutting down)|not yet accepting/.test(
    line,
  );
}

async function readText(file: string): Promise<string | null> {
  return await readFile(file, "utf8").catch(() => null);
}
