import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

interface Readers {
  /** Stops them; how they fared. */
  stop(): Promise<ReadersFared>;
}

interface ReadersFared {
  readonly served: number;
  /** The statuses of what was not served, and errors of connections. */
  readonly failed: readonly string[];
  readonly longestMs: number;
}

interface ReadersOptions {
  readonly port: number;
  readonly paths: readonly string[];
  /** Each reader has one of them. */
  readonly tokens: readonly string[];
  readonly count?: number;
}

const betweenMs = 100;

/** Members who read beside an attack, each from an address of their own and one page after the other. */
export function startOrdinaryReaders({ port, paths, tokens, count = 20 }: ReadersOptions): Readers {
  const failed: string[] = [];
  let served = 0;
  let longestMs = 0;
  let isStopping = false;

  async function read(reader: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { Authorization: `Bearer ${tokens[reader % tokens.length]}` };
    for (let page = reader; !isStopping; page++) {
      const since = performance.now();
      const outcome = await ask(page);
      longestMs = Math.max(longestMs, performance.now() - since);
      if (outcome === "200") served += 1;
      else failed.push(outcome);
      await wait(betweenMs);
    }
    agent.destroy();

    async function ask(page: number): Promise<string> {
      try {
        const asked = get({
          host: "127.0.0.1",
          port,
          path: paths[page % paths.length],
          localAddress: `127.0.1.${reader + 1}`,
          agent,
          headers,
        });
        const [response] = await once(asked, "response") as [IncomingMessage];
        response.resume();
        await once(response, "end");
        return String(response.statusCode);
      } catch (error) {
        return String(error);
      }
    }
  }

  const reading = Promise.all(Array.from({ length: count }, (_, reader) => read(reader)));
  return {
    async stop() {
      isStopping = true;
      await reading;
      return { served, failed, longestMs };
    },
  };
}
