import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * A link between a client and PostgreSQL that can go silent without closing: a dead network, a
 * stopped host.
 */
interface FreezableLink {
  /** The given address, through the link. */
  readonly url: string;
  freeze(): void;
  thaw(): void;
  close(): void;
}

export async function freezableLink(url: string): Promise<FreezableLink> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer({ pauseOnConnect: true }, (client) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [[client, far], [far, client]] as const) {
      sockets.add(from);
      from.on("data", (chunk) => to.write(chunk));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    if (!isFrozen) client.resume();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const through = new URL(url);
  through.port = String((server.address() as { port: number }).port);
  return {
    url: through.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
