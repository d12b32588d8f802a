import autocannon from "autocannon";
import type { Served } from "./processes.ts";

/** The figures of one round of load. */
export interface Round {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  /** Processor time of the server; NaN where the system does not report it. */
  readonly cpuMsPerRequest: number;
}

/**
 * Loads one address, or several in turn, for some seconds with the tokens in turn. Throws when any
 * response was not a success.
 */
export async function load(
  server: Served,
  path: string | readonly string[],
  tokens: readonly string[],
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
  connections = 32,
): Promise<Round> {
  const paths = typeof path === "string" ? [path] : path;
  const cpuBefore = await server.cpuMs();
  const result = await autocannon({
    url: server.origin,
    duration: seconds,
    connections,
    requests: tokens.flatMap((token) =>
      paths.map((one) => ({ path: one, headers: { ...headers, authorization: `Bearer ${token}` } }))
    ),
  });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) {
    throw new Error(
      `${failures} of ${result.requests.total} responses from ${server.origin}${paths.join(" and ")} failed`,
    );
  }
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p99Ms: result.latency.p99,
    cpuMsPerRequest: (await server.cpuMs() - cpuBefore) / result.requests.total,
  };
}
