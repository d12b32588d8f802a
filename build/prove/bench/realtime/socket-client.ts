import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { encodeMaskedFrame, opcodes, takeWireFrames } from "./socket-frames.ts";

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
    let bytes: Buffer = Buffer.alloc(0);
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
      bytes = takeWireFrames(bytes, ({ opcode, payload }) => {
        // The server ends a socket that does not reply to its pings.
        if (opcode === opcodes.ping) tcp.write(pong);
        else client.onFrame(payload.toString("utf8"));
      });
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

const pong = encodeMaskedFrame(opcodes.pong, Buffer.alloc(0));

function sendText(tcp: Socket, text: string): void {
  tcp.write(encodeMaskedFrame(opcodes.text, Buffer.from(text)));
}
