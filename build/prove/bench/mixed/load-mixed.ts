import autocannon from "autocannon";
import type { Round } from "../load.ts";
import type { Served } from "../processes.ts";
import type { MixedRead } from "./mixed-reads.ts";
import type { WriteBeside } from "./write-beside.ts";

interface MixedLoad {
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Does one write for every fifty reads; none at a server that only reads. */
  readonly writes?: WriteBeside;
}

const readsPerWrite = 50;

/**
 * Loads a page for some seconds, every connection with other readers at a time. Figures are of
 * pages, without the writes. Throws when any call was not a success.
 */
export async function loadMixed(
  server: Served,
  { name, calls, callsPerPage }: MixedRead,
  { connections, seconds, headers = {}, writes }: MixedLoad,
): Promise<Round> {
  const requests = calls.map(({ path, token }) => ({
    path,
    headers: { ...headers, authorization: `Bearer ${token}` },
  }));
  let clients = 0;
  let responses = 0;
  const cpuBefore = await server.cpuMs();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon({
      url: server.origin,
      duration: seconds,
      connections,
      requests: requests.slice(0, 1),
      setupClient: (client) => client.setRequests(shareOf(requests, clients++, connections)),
    }, (error: unknown, ended) => error ? reject(error as Error) : resolve(ended));
    instance.on("response", () => {
      responses += 1;
      if (responses % readsPerWrite === 0) writes?.next();
    });
  });
  await writes?.settled();
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${failures} of ${responses} calls (${name}) failed`);
  return {
    requestsPerSecond: result.requests.total / result.duration / callsPerPage,
    p99Ms: result.latency.p99,
    cpuMsPerRequest: (await server.cpuMs() - cpuBefore) / result.requests.total * callsPerPage,
  };
}

/** The requests of one connection: each begins elsewhere, and all of them make all requests. */
function shareOf<Request>(requests: readonly Request[], client: number, clients: number): Request[] {
  const size = Math.min(requests.length, Math.max(8, Math.ceil(4 * requests.length / clients)));
  const first = Math.floor(client * requests.length / clients);
  return [...requests, ...requests].slice(first, first + size);
}
