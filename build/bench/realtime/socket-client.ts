import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

/**
 * A socket that costs its process as little as possible: it only looks at the type of what comes.
 */
export interface SocketClient {
  /** Called with the text of each frame. */
  onFrame: (text: string) => void;
  /** Called when the connection is over, whoever ended it. */
  onEnd: () => void;
  send(text: string): void;
  end(): void;
}

/** Opens a socket with a ticket. Rejects when the server does not let it in. */
export function openSocket(port: number, origin: string, ticket: string): Promise<SocketClient> {
  return new Promise((resolve, reject) => {
    const tcp = connect(port, "127.0.0.1");
    const client: SocketClient = {
      onFrame: () => resolve(client),
      onEnd: () => {},
      send: (text) => sendText(tcp, text),
      end: () => void tcp.destroy(),
    };
    let bytes = Buffer.alloc(0);
    let isOpen = false;
    tcp.on("data", (chunk) => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
      if (!isOpen) {
        const end = bytes.indexOf("\r\n\r\n");
        if (end < 0) return;
        if (!bytes.toString("latin1", 0, 12).endsWith("101")) return tcp.destroy();
        isOpen = true;
        bytes = bytes.subarray(end + 4);
        sendText(tcp, JSON.stringify({ type: "auth", ticket }));
      }
      bytes = takeFrames(bytes, (text) => client.onFrame(text), () => void tcp.write(pong));
    });
    tcp.on("error", reject);
    tcp.on("close", () => {
      client.onEnd();
      reject(new Error("The server ended a socket"));
    });
    tcp.write(
      "GET /websocket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n` +
        `Origin: ${origin}\r\n\r\n`,
    );
  });
}

const pingOpcode = 0x9;
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/**
 * Passes on each complete frame and returns the rest. Replies to pings, without which the
 * server ends the socket.
 */
function takeFrames(
  bytes: Buffer<ArrayBuffer>,
  take: (text: string) => void,
  returnPing: () => void,
): Buffer<ArrayBuffer> {
  let rest = bytes;
  while (rest.length >= 2) {
    const [first = 0, second = 0] = rest;
    const start = second === 127 ? 10 : second === 126 ? 4 : 2;
    if (rest.length < start) break;
    const length = second === 127
      ? Number(rest.readBigUInt64BE(2))
      : second === 126
      ? rest.readUInt16BE(2)
      : second;
    if (rest.length < start + length) break;
    if ((first & 0x0f) === pingOpcode) returnPing();
    else take(rest.toString("utf8", start, start + length));
    rest = rest.subarray(start + length);
  }
  return rest;
}

function sendText(tcp: Socket, text: string): void {
  const payload = Buffer.from(text);
  const head = payload.length < 126
    ? Buffer.from([0x81, 0x80 | payload.length])
    : Buffer.from([0x81, 0xfe, payload.length >> 8, payload.length & 255]);
  tcp.write(Buffer.concat([head, Buffer.alloc(4), payload]));
}
