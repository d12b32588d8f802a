import type { Server } from "node:http";
import { Server as TcpServer, type Socket } from "node:net";
import type { Listening } from "../listening/keep-listening.ts";
import { listen, type ListenAddress } from "./http-server.ts";
import { watchForDeafness } from "./watch-for-deafness.ts";

/** Makes a server listen. `file` is any file that the process may read. */
export async function openListener(
  server: Server,
  address: ListenAddress,
  file: string,
): Promise<Listening> {
  /** How many each connection has. */
  const underWay = new Map<Socket, number>();
  let isClosing = false;
  const done = Promise.withResolvers<void>();
  const count = (socket: Socket, more: number) => {
    const now = (underWay.get(socket) ?? 0) + more;
    if (now > 0 && !socket.destroyed) underWay.set(socket, now);
    else underWay.delete(socket);
    if (isClosing && underWay.size === 0) done.resolve();
  };
  // Responses that wait behind another one are not told that their client left.
  server.on("connection", (socket) => socket.once("close", () => count(socket, 0)));
  server.prependListener("request", ({ socket }, out) => {
    count(socket, 1);
    // So that no connection lives forever with one request after another.
    if (isClosing) out.shouldKeepAlive = false;
    out.once("close", () => count(socket, -1));
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
      if (underWay.size > 0) {
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
