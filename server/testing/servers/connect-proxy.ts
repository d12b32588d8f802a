import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";

interface ConnectProxy {
  readonly url: string;
  /** Host and port of each connection that was asked for. */
  readonly asked: readonly string[];
  close(): void;
}

/** A company's way to the outside: it knows all names, and they lead to this machine. */
export async function startConnectProxy(): Promise<ConnectProxy> {
  const asked: string[] = [];
  const server = createServer((_, response) => void response.writeHead(405).end());
  server.on("connect", ({ url = "" }, socket) => {
    asked.push(url);
    const outside = connect(Number(url.split(":").at(-1)), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connected\r\n\r\n");
      outside.pipe(socket).pipe(outside);
    });
    outside.on("error", () => socket.destroy());
    socket.on("error", () => outside.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
