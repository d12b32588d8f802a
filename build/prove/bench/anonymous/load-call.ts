import autocannon from "autocannon";
import type { Sql } from "../../../../server/db/open-database.ts";
import type { Served } from "../processes.ts";
import { processCpuMs } from "../processes.ts";
import type { AnonymousCall } from "./calls.ts";

/** What loading one address for a while showed. */
export interface CallLoad {
  readonly status: number;
  readonly callsPerSecond: number;
  /**
   * Processor time of the server and of the database for one call; NaN where the
   * system does not report it.
   */
  readonly workMs: number;
}

interface LoadOptions {
  readonly seconds: number;
  readonly connections: number;
  /** All connections together; unlimited when absent. */
  readonly callsPerSecond?: number;
}

/** Makes the same call again and again. Throws when a request fails or is rate limited. */
export async function loadCall(
  server: Served,
  sql: Sql,
  { method, path, headers, body, name }: AnonymousCall,
  { seconds, connections, callsPerSecond }: LoadOptions,
): Promise<CallLoad> {
  const readCpuMs = async () => await server.cpuMs() + await databaseCpuMs(sql);
  const before = await readCpuMs();
  const result = await autocannon({
    url: `${server.origin}${path}`,
    method,
    headers: { ...headers },
    ...(body !== undefined && { body }),
    duration: seconds,
    connections,
    // Runs in its own thread, so that it does not slow the measurement beside it.
    workers: 1,
    ...(callsPerSecond !== undefined && { overallRate: callsPerSecond }),
  });
  const spent = await readCpuMs() - before;
  const statuses = Object.keys(result.statusCodeStats ?? {}).map(Number);
  const failed = statuses.some((status) => status >= 500 || status === 429);
  if (failed || result.errors > 0 || result.timeouts > 0) {
    throw new Error(`${name} was answered with ${statuses.join(", ")} and ${result.errors} errors`);
  }
  return {
    status: statuses[0] ?? 0,
    callsPerSecond: result.requests.total / result.duration,
    workMs: spent / result.requests.total,
  };
}

/**
 * Processor time of the connections that the server has now; 0 when the database runs elsewhere.
 */
async function databaseCpuMs(sql: Sql): Promise<number> {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database()`;
  const times = await Promise.all(rows.map(({ pid }) => processCpuMs(pid)));
  return times.reduce((sum, ms) => sum + (Number.isNaN(ms) ? 0 : ms), 0);
}
