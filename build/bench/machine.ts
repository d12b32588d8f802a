import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";
import process from "node:process";
import type { Sql } from "../../server/db/open-database.ts";

/**
 * Returns what is needed to compare figures: the processor, the versions, and the
 * load of the machine.
 */
export async function describeMachine(sql: Sql, deno: string): Promise<string[]> {
  const cores = cpus();
  const [server] = await sql<{ version: string }[]>`select current_setting('server_version') as version`;
  const denoVersion = /^deno (\S+)/.exec(execFileSync(deno, ["--version"], { encoding: "utf8" }))?.[1];
  return [
    `${cores.length} cores (${cores[0]?.model.trim() ?? "unknown"}), ${(totalmem() / 1e9).toFixed(0)} GB, ` +
    `${process.platform}, load ${loadavg()[0]?.toFixed(1)} before the start`,
    `Deno ${denoVersion}, PostgreSQL ${server?.version}, load from Node ${process.versions.node}`,
  ];
}
