import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { socketPath } from "#shared/realtime/socket-limits.ts";
import type { Socket } from "#shared/realtime/socket-client.ts";
import { encodeMaskedFrame, opcodes, takeWireFrames } from "../realtime/socket-frames.ts";

/** Where a page of the load is served, and from which of this machine's addresses it calls. */
export interface PageAddress {
  readonly port: number;
  readonly publicUrl: string;
  /** An address of 127.0.0.0/8. */
  readonly source: string;
}

/** The code that browsers report when a connection ends without a close frame. */
const abnormalClosure = 1006;

/**
 * Opens the socket of a page, as a browser would, at the cost of a bare TCP connection.
 * `onRefused` gets the status of a handshake that failed.
 */
export function openPageSocket(
  { port, publicUrl, source }: PageAddress,
  onRefused: (status: number) => void,
): Socket {
  const tcp = connect({ port, host: "127.0.0.1", localAddress: source });
  let closing = { code: abnormalClosure, reason: "" };
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void tcp.write(encodeMaskedFrame(opcodes.text, Buffer.from(text))),
    close: () => void tcp.destroy(),
  };
  let rest: Buffer = Buffer.alloc(0);
  let isOpen = false;
  tcp.on("data", (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (!isOpen) {
      const end = rest.indexOf("\r\n\r\n");
      if (end < 0) return;
      const status = Number(rest.toString("latin1", 9, 12));
      if (status !== 101) {
        onRefused(status);
        return void tcp.destroy();
      }
      isOpen = true;
      rest = rest.subarray(end + 4);
      socket.onopen?.();
    }
    rest = takeWireFrames(rest, ({ opcode, payload }) => {
      if (opcode === opcodes.text) socket.onmessage?.({ data: payload.toString() });
      else if (opcode === opcodes.ping) tcp.write(encodeMaskedFrame(opcodes.pong, Buffer.alloc(0)));
      else if (opcode === opcodes.close) {
        if (payload.length >= 2) {
          closing = { code: payload.readUInt16BE(0), reason: payload.toString("utf8", 2) };
        }
        tcp.end(encodeMaskedFrame(opcodes.close, payload.subarray(0, 2)));
      }
    });
    // A rest of no bytes would keep the whole of what was read.
    if (rest.length === 0) rest = nothing;
  });
  // Its close follows.
  tcp.on("error", () => {});
  tcp.on("close", () => socket.onclose?.(closing));
  tcp.write(
    `GET ${socketPath} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n` +
      `Origin: ${publicUrl}\r\n\r\n`,
  );
  return socket;
}

const nothing = Buffer.alloc(0);
