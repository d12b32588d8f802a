import { setTimeout } from "node:timers/promises";
import type { Sql } from "../../../server/db/open-database.ts";
import { measureDatabaseCpuMs } from "../bench/writes/database-cpu.ts";
import type { ActCost } from "./act-costs.ts";
import type { Act } from "./acts.ts";
import type { Performed } from "./caller.ts";
import { logBetween, logPlace } from "./database-log.ts";
import { type ActName, actNames, type OfActs } from "./rates.ts";
import type { Servers } from "./servers.ts";

/** The means by which acts are drawn and performed, and their use is read. */
export interface Acting {
  readonly sql: Sql;
  readonly servers: Servers;
  readonly draw: (name: ActName) => Act;
  readonly perform: (act: Act) => Promise<Performed>;
}

interface Measuring extends Acting {
  readonly seconds: number;
}

/** So many at once, so that statements are shared as they are at a peak. */
const atOnce = 8;

/**
 * Each act by itself for some seconds: what it costs of processors, disk and network. The
 * database's log is that between two checkpoints, without whole pages.
 */
export async function measureCosts(measuring: Measuring): Promise<OfActs<ActCost>> {
  const costs: Partial<Record<ActName, ActCost>> = {};
  for (const name of actNames) {
    // The first ones load code and plan statements, and may be refused: the act before kept the
    // servers busy.
    const perform = (act: Act) => performInTime(measuring.perform, act);
    await renewSessions(measuring.sql);
    await repeat({ ...measuring, perform }, name, measuring.seconds / 5);
    costs[name] = await costOf(measuring, name);
  }
  return costs as OfActs<ActCost>;
}

/**
 * Keeps the writing of a session's last use, which any first act of five minutes does, out of the
 * costs: it is among what a peak takes beyond its acts.
 */
async function renewSessions(sql: Sql): Promise<void> {
  await sql`
    update sessions
    set last_used_at = now()
    where last_used_at < now() - interval '4 minutes'`;
}

async function costOf(measuring: Measuring, name: ActName): Promise<ActCost> {
  const { sql, servers } = measuring;
  const from = await logPlace(sql);
  const before = await readUse(sql, servers);
  const performed = await repeat(measuring, name, measuring.seconds);
  const after = await readUse(sql, servers);
  const log = await logBetween(sql, from, await logPlace(sql));
  const count = performed.length;
  const each = (key: keyof Use) => Math.max(0, after[key] - before[key]) / count;
  return {
    serverMs: each("serverMs"),
    databaseMs: each("databaseMs"),
    storedBytes: each("storedBytes"),
    logBytes: (log.bytes - log.pageBytes) / count,
    sentBytes: performed.reduce((sum, { sentBytes }) => sum + sentBytes, 0) / count,
  };
}

/** Performs an act over and over, by a few callers at once. Throws when one is refused. */
async function repeat({ draw, perform }: Measuring, name: ActName, seconds: number): Promise<Performed[]> {
  const until = performance.now() + seconds * 1_000;
  const performed: Performed[] = [];
  await Promise.all(Array.from({ length: atOnce }, async () => {
    do performed.push(await perform(draw(name))); while (performance.now() < until);
  }));
  return performed;
}

const longestRefusalMs = 10_000;

/** Performs an act again while it is refused. Throws when it still is after ten seconds. */
async function performInTime(perform: Acting["perform"], act: Act): Promise<Performed> {
  const until = performance.now() + longestRefusalMs;
  for (;;) {
    try {
      return await perform(act);
    } catch (error) {
      if (performance.now() > until) throw error;
      await setTimeout(500);
    }
  }
}

interface Use {
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly storedBytes: number;
}

async function readUse(sql: Sql, servers: Servers): Promise<Use> {
  const [row] = await sql<{ stored_bytes: number }[]>`
    select pg_database_size(current_database()) as stored_bytes`;
  return {
    serverMs: await servers.cpuMs(),
    databaseMs: await measureDatabaseCpuMs(sql),
    storedBytes: row?.stored_bytes ?? Number.NaN,
  };
}
