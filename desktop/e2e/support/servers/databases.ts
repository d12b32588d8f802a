import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const program = join(import.meta.dirname, "../../../../build/prove/testing/serve-databases.ts");

/** What is written of a member who joins. */
interface Joining {
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly displayName: string;
}

/**
 * Starts what makes databases for this run's servers, whose workers inherit its address. It ends
 * with this process.
 */
export async function startDatabases(): Promise<void> {
  const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] });
  child.unref();
  const ended = once(child, "exit").then(() => Promise.reject(new Error(`${program} ended.`)));
  const [address] = await Promise.race([once(child.stdout, "data"), ended]);
  process.env["E2E_DATABASES_URL"] = String(address).trim();
}

/**
 * Makes an empty database with its schema, which waits for no disk. Null where the run has been
 * given a server that is not ours.
 */
export async function makeDatabase(): Promise<string | null> {
  return process.env["E2E_DATABASES_URL"] ? await call("/databases") : null;
}

/** The databases of the servers that this worker has started, by their origins. */
const databases = new Map<string, string>();

export function rememberDatabase(origin: string, url: string): void {
  databases.set(origin, url);
}

/** Writes the member into the server's database. False where we do not know that. */
export async function joinByDatabase(origin: string, member: Joining): Promise<boolean> {
  const ofRun = origin === process.env["E2E_BASE_URL"] ? process.env["E2E_DATABASE_URL"] : undefined;
  const databaseUrl = databases.get(origin) ?? ofRun;
  if (!databaseUrl) return false;
  await call("/members", { databaseUrl, member });
  return true;
}

async function call(path: string, body?: unknown): Promise<string> {
  const answer = await fetch(process.env["E2E_DATABASES_URL"] + path, {
    method: "POST",
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return text;
}
