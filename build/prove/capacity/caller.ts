import { Agent, request } from "node:http";
import type { Act } from "./acts.ts";

/** The traffic of an act: bytes of its responses' bodies, as they were sent. */
export interface Performed {
  readonly ms: number;
  readonly sentBytes: number;
}

/** Makes calls at one of several servers in turn, over connections that stay open. */
export function createCaller(origins: readonly string[]): (act: Act) => Promise<Performed> {
  const agents = origins.map((origin) => ({
    origin,
    agent: new Agent({ keepAlive: true, maxSockets: 256 }),
  }));
  let next = 0;
  return async ({ by, calls }) => {
    const { origin, agent } = agents[next++ % agents.length] as typeof agents[number];
    const startedAt = performance.now();
    let sentBytes = 0;
    for (const { method, path, json } of calls) {
      const body = json === undefined ? "" : JSON.stringify(json);
      sentBytes += await call(`${origin}${path}`, { method, agent, token: by.token, body });
    }
    return { ms: performance.now() - startedAt, sentBytes };
  };
}

interface Sent {
  readonly method: string;
  readonly agent: Agent;
  readonly token: string;
  readonly body: string;
}

/** Waiting for a connection counts: an overloaded server leaves callers no endless queue. */
const longestMs = 30_000;

/** Bodies are compressed as for a browser. Rejects when the server refuses. */
function call(url: string, { method, agent, token, body }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      "Authorization": `Bearer ${token}`,
      "Accept-Encoding": "gzip",
      ...(body && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
    };
    const signal = AbortSignal.timeout(longestMs);
    const sent = request(url, { method, agent, headers, signal }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => bytes += chunk.length);
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300) resolve(bytes);
        else reject(new Error(`${method} ${new URL(url).pathname}: ${statusCode}`));
      });
    });
    sent.on("error", (error) => {
      reject(signal.aborted ? new Error(`${method} ${new URL(url).pathname}: none within 30 s`) : error);
    });
    sent.end(body);
  });
}
