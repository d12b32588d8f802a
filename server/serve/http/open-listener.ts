import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";
import type { Listening } from "../listening/keep-listening.ts";
import { listen, type ListenAddress } from "./http-server.ts";
import { watchForDeafness } from "./watch-for-deafness.ts";

/** Makes a server listen. `file` is any file that the process may read. */
export async function openListener(
  server: Server,
  address: ListenAddress,
  file: string,
): Promise<Listening> {
  let underWay = 0;
  let isClosing = false;
  const done = Promise.withResolvers<void>();
  server.prependListener("request", (_message, out) => {
    underWay += 1;
    // So that no connection lives forever with one request after another.
    if (isClosing) out.shouldKeepAlive = false;
    out.once("close", () => {
      underWay -= 1;
      if (isClosing && underWay === 0) done.resolve();
    });
  });
  const port = await listen(server, address);
  const ear = watchForDeafness(server, file, { processes: address.processes ?? 1 });
  return {
    port,
    failed: ear.deaf,
    async close(graceMs) {
      isClosing = true;
      ear.stop();
      // Without what an HTTP server adds, so that idle connections get their next response.
      TcpServer.prototype.close.call(server);
      if (underWay > 0) {
        const timer = graceMs === undefined ? undefined : setTimeout(done.resolve, graceMs);
        await done.promise;
        clearTimeout(timer);
      }
      // Half-open connections would hold their descriptors forever. Upgraded sockets continue.
      server.closeAllConnections();
      server.close();
    },
  };
}
