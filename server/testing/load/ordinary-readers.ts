import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

interface ReadersOptions {
  readonly port: number;
  readonly paths: readonly string[];
  /** One of each reader. */
  readonly tokens: readonly string[];
  /** The first three numbers of their addresses. */
  readonly network?: string;
}

interface ReadersFared {
  readonly served: number;
  /** The statuses of what was not served, and errors of connections. */
  readonly failed: readonly string[];
  readonly longestMs: number;
}

interface Readers {
  /** Stops them; how they fared since they began. */
  stop(): Promise<ReadersFared>;
}

const betweenMs = 100;

/**
 * Members who read beside an attack, each from an address of their own, one page after the other.
 * Resolves once each has read every page.
 */
export async function startOrdinaryReaders(
  { port, paths, tokens, network = "127.0.1" }: ReadersOptions,
): Promise<Readers> {
  const failed: string[] = [];
  let served = 0;
  let longestMs = 0;
  let isStopping = false;

  const readers = tokens.map((token, reader) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const options = { host: "127.0.0.1", port, localAddress: `${network}.${reader + 1}`, agent };
    return async (path: string): Promise<string> => {
      const asked = get({ ...options, path, headers: { Authorization: `Bearer ${token}` } });
      const [response] = await once(asked, "response") as [IncomingMessage];
      response.resume();
      await once(response, "end");
      return String(response.statusCode);
    };
  });

  async function readOn(read: (path: string) => Promise<string>): Promise<void> {
    for (let page = 0; !isStopping; page++) {
      const since = performance.now();
      const outcome = await read(paths[page % paths.length] ?? "/").catch(String);
      longestMs = Math.max(longestMs, performance.now() - since);
      if (outcome === "200") served += 1;
      else failed.push(outcome);
      await wait(betweenMs);
    }
  }

  for (const path of paths) await Promise.all(readers.map((read) => read(path)));
  const reading = Promise.all(readers.map(readOn));
  return {
    async stop() {
      isStopping = true;
      await reading;
      return { served, failed, longestMs };
    },
  };
}
