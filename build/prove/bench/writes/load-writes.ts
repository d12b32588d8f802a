import autocannon from "autocannon";
import type { Sql } from "../../../../server/db/open-database.ts";
import type { Served } from "../processes.ts";
import { measureDatabaseCpuMs, readLogPosition } from "./database-cpu.ts";
import { chooseTarget, type KindOfWrite } from "./kinds-of-writes.ts";
import type { Writers } from "./writers.ts";

export interface WriteRound {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time of a write. */
  readonly serverMs: number;
  readonly databaseMs: number;
  /** Bytes of the database's log. */
  readonly logBytes: number;
}

/**
 * Writes of members drawn at random for some seconds, each connection at once again.
 * Throws when any failed.
 */
export async function loadWrites(
  server: Served,
  sql: Sql,
  kind: KindOfWrite,
  { count, tokenOf }: Writers,
  seconds: number,
): Promise<WriteRound> {
  const before = {
    server: await server.cpuMs(),
    database: await measureDatabaseCpuMs(sql),
    log: await readLogPosition(sql),
  };
  const result = await autocannon({
    url: server.origin,
    duration: seconds,
    connections: 32,
    requests: [{
      method: kind.method ?? "POST",
      setupRequest: (request) => {
        const writer = 1 + Math.floor(Math.random() * count);
        const target = chooseTarget(kind, writer, count);
        const body = kind.body(target);
        return {
          ...request,
          path: kind.path(target),
          headers: {
            authorization: `Bearer ${tokenOf(writer)}`,
            ...(body !== undefined && { "content-type": "application/json" }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        };
      },
    }],
  });
  const failures = result.non2xx + result.errors + result.timeouts;
  const { total } = result.requests;
  if (failures > 0) throw new Error(`${failures} of ${total} writes (${kind.name}) failed`);
  return {
    perSecond: total / result.duration,
    p99Ms: result.latency.p99,
    serverMs: (await server.cpuMs() - before.server) / total,
    databaseMs: (await measureDatabaseCpuMs(sql) - before.database) / total,
    logBytes: (await readLogPosition(sql) - before.log) / total,
  };
}
