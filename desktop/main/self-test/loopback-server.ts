import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

/** Fixed by RFC 6455. */
const handshakeSalt = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/** A server of this machine only, with just enough of a WebSocket to connect to. */
export interface LoopbackServer {
  readonly address: string;
  /** How many sockets have sent something. */
  connections(): number;
  close(): void;
}

/** Sends each new socket `greeting` once, when it sends something. */
export async function startLoopbackServer(greeting: object): Promise<LoopbackServer> {
  const open = new Set<Duplex>();
  let connections = 0;
  const server = createServer((_request, response) => response.writeHead(404).end());
  server.on("upgrade", (request, socket: Duplex) => {
    const accept = createHash("sha1").update(`${request.headers["sec-websocket-key"]}${handshakeSalt}`);
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy());
    socket.once("data", () => {
      connections += 1;
      socket.write(textFrame(JSON.stringify(greeting)));
    });
    socket.write([
      "HTTP/1.1 101 Switching Protocols",
      "Upgrade: websocket",
      "Connection: Upgrade",
      `Sec-WebSocket-Accept: ${accept.digest("base64")}`,
      "\r\n",
    ].join("\r\n"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** A whole text of at most 125 bytes. */
function textFrame(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, bytes.length]), bytes]);
}
