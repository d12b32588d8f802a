import { limitMax, rateLimits } from "../../../../server/http/limits/rate-limits.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { median } from "../figures/percentiles.ts";
import { processCpuMs, type Served } from "../processes.ts";
import type { Reader } from "../seed/seed.ts";
import { type AnonymousCall, health } from "./calls.ts";
import autocannon from "autocannon";

export interface AnonymousPlan {
  readonly rounds: number;
  readonly secondsPerRound: number;
}

/** The cost of one address, and what many callers of it cost members. */
export interface AnonymousFigures {
  readonly name: string;
  readonly status: number;
  readonly workMs: number;
  /** Its work ÷ that of a health check in the same moment, of each round. */
  readonly timesHealth: readonly number[];
  readonly feedMs: { readonly calm: number; readonly crowded: number };
  /** Median time of the feed's pages with the callers ÷ without, of each round. */
  readonly timesCalm: readonly number[];
}

const callers = 40;
/** The rate of one caller: what the limits allow a source for long. */
const crowdPerSecond = callers * limitMax("request", 1) / rateLimits.request.windowSeconds;

/**
 * Measures every call, each round of it beside one of health and one of the feed without callers.
 */
export async function measureAnonymous(
  { server, sql, readers }: { server: Served; sql: Sql; readers: readonly Reader[] },
  calls: readonly AnonymousCall[],
  plan: AnonymousPlan,
): Promise<readonly AnonymousFigures[]> {
  const seconds = plan.secondsPerRound;
  const feed = () => medianFeedMs(server, readers, seconds);
  const loadAlone = (call: AnonymousCall) => loadCall(server, sql, call, { seconds, connections: 32 });
  const loadByCrowd = (call: AnonymousCall) =>
    loadCall(server, sql, call, {
      seconds: seconds + 1,
      connections: callers,
      callsPerSecond: crowdPerSecond,
    });
  // Warms up compilers and everything that is created on first use.
  for (const call of [health, ...calls]) await fetch(server.origin + call.path, requestOf(call));
  await loadAlone(health);
  await feed();

  const figures: AnonymousFigures[] = [];
  for (const call of calls) {
    const rounds: { own: CallLoad; timesHealth: number; calm: number; crowded: number }[] = [];
    for (let round = 0; round < plan.rounds; round++) {
      const [base, own] = [await loadAlone(health), await loadAlone(call)];
      const calm = await feed();
      const [crowded] = await Promise.all([feed(), loadByCrowd(call)]);
      rounds.push({ own, timesHealth: own.workMs / base.workMs, calm, crowded });
    }
    figures.push({
      name: call.name,
      status: rounds[0]?.own.status ?? 0,
      workMs: median(rounds.map(({ own }) => own.workMs)),
      timesHealth: rounds.map(({ timesHealth }) => timesHealth),
      feedMs: {
        calm: median(rounds.map(({ calm }) => calm)),
        crowded: median(rounds.map(({ crowded }) => crowded)),
      },
      timesCalm: rounds.map(({ calm, crowded }) => crowded / calm),
    });
  }
  return figures;
}

/** One reader who asks for the next page when they have the last. */
async function medianFeedMs(server: Served, readers: readonly Reader[], seconds: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const reader = readers[times.length % readers.length];
    const startedAt = performance.now();
    const answer = await fetch(`${server.origin}/api/posts?limit=20`, {
      headers: { authorization: `Bearer ${reader?.token}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The feed was answered with ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

function requestOf({ method, headers, body }: AnonymousCall): RequestInit {
  return { method, headers: { ...headers }, ...(body !== undefined && { body }), redirect: "manual" };
}

/** What loading one address for a while showed. */
interface CallLoad {
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
async function loadCall(
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
