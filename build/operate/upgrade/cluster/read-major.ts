import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The major version of a `postgres` program: `postgres (PostgreSQL) 17.10` is 17. */
export async function readMajor(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ["--version"]);
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  if (!major) throw new Error(`${program} does not say its version: ${stdout.trim()}`);
  return major;
}
