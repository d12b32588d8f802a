import autocannon from "autocannon";

/** What one round of load showed. */
export interface Round {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

/** Loads one address for some seconds with the tokens in turn. Throws when any answer was not a success. */
export async function load(url: string, tokens: readonly string[], seconds: number): Promise<Round> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections: 32,
    requests: tokens.map((token) => ({ headers: { authorization: `Bearer ${token}` } })),
  });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${failures} of ${result.requests.total} answers from ${url} failed`);
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** The middle value; of an even count the lower middle one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
