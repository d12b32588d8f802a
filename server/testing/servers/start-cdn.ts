import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface PurgeCall {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

interface CdnStandIn {
  /** The settings that lead a server here. */
  readonly env: Readonly<Record<"MEDIA_URL" | "MEDIA_PURGE_URL" | "MEDIA_PURGE_KEY", string>>;
  /** Purges until now, whatever was returned to them. */
  readonly purges: PurgeCall[];
  /** Returns this status from now on. */
  turn(status: number): void;
  close(): Promise<void>;
}

/** A stand-in for a CDN's purge call; files are read at a name that leads nowhere. */
export async function startCdn(): Promise<CdnStandIn> {
  const purges: PurgeCall[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => {
      body += chunk;
    }).on("end", () => {
      const { method = "", url = "", headers: { authorization } } = request;
      purges.push({ method, path: url, authorization, body });
      response.writeHead(status).end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    env: {
      MEDIA_URL: "https://cdn.glimmer.test",
      MEDIA_PURGE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
      MEDIA_PURGE_KEY: "a key to purge",
    },
    purges,
    turn: (next) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
