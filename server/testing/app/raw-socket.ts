import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** How a socket ended: its close frame, or null when the connection ended without one. */
type Close = { readonly code: number; readonly reason: string } | null;

interface Received {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** A WebSocket written by hand, so that a test can break every rule of it. */
export interface RawSocket {
  /** The status of the handshake: 101 when there is a socket. */
  readonly status: number;
  /** The body of a refused handshake. */
  readonly body: string;
  readonly tcp: Socket;
  /** Frames that arrived and were not taken yet, without pings and pongs. */
  readonly received: Received[];
  readonly pings: { count: number };
  /** The next text frame, as JSON. Rejects when the connection ends first. */
  next(): Promise<Record<string, unknown>>;
  sendText(text: string): void;
  /** The head of a frame that announces its length, without its payload. */
  sendHead(opcode: number, length: number): void;
  sendFrame(opcode: number, payload: Buffer, options?: { readonly isLast?: boolean }): void;
  /** Resolves once the server sends a close frame or ends the connection. */
  readonly closed: Promise<Close>;
  /** Resolves once the TCP connection has ended. */
  readonly gone: Promise<void>;
}

interface Options {
  readonly origin?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** False: it leaves without a close, like a half-open peer. */
  readonly returnsPings?: boolean;
  /** False: a close frame of the server is not returned. */
  readonly returnsClose?: boolean;
}

const opcodes = { text: 1, close: 8, ping: 9, pong: 10 };

/** Opens a socket to a port of this machine. It ends with the test. */
export async function rawSocket(port: number, options: Options = {}): Promise<RawSocket> {
  const tcp = connect(port, "127.0.0.1");
  onTestFinished(() => void tcp.destroy());
  tcp.write(handshakeOf(port, options));
  const inbox = createInbox(tcp, options);
  const gone = Promise.withResolvers<void>();
  const handshake = Promise.withResolvers<{ status: number; body: string }>();
  let isOpen = false;
  let bytes = Buffer.alloc(0);
  tcp.on("data", (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    if (!isOpen) {
      const answer = parseAnswer(bytes);
      if (!answer) return;
      handshake.resolve(answer);
      isOpen = answer.status === 101;
      bytes = answer.rest;
    }
    for (let frame = isOpen ? parse(bytes) : null; frame; frame = parse(bytes)) {
      bytes = frame.rest;
      inbox.take(frame);
    }
  });
  tcp.on("error", () => {});
  tcp.on("close", () => {
    handshake.reject(new Error("The connection ended during the handshake"));
    gone.resolve();
    inbox.end();
  });
  return {
    ...await handshake.promise,
    tcp,
    gone: gone.promise,
    received: inbox.received,
    pings: inbox.pings,
    closed: inbox.closed,
    next: inbox.next,
    sendText: (text) => send(tcp, opcodes.text, Buffer.from(text)),
    sendHead: (opcode, length) => void tcp.write(headOf(opcode, length)),
    sendFrame: (opcode, payload, { isLast = true } = {}) => send(tcp, opcode, payload, isLast),
  };
}

function handshakeOf(port: number, { origin = `http://127.0.0.1:${port}`, headers = {} }: Options): string {
  const lines = {
    Host: `127.0.0.1:${port}`,
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    ...(origin !== null && { Origin: origin }),
    ...headers,
  };
  const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `GET /websocket HTTP/1.1\r\n${text}\r\n`;
}

function createInbox(tcp: Socket, { returnsPings = true, returnsClose = true }: Options) {
  const closed = Promise.withResolvers<Close>();
  const received: Received[] = [];
  const waiting: { resolve: (frame: Received) => void; reject: (error: Error) => void }[] = [];
  const pings = { count: 0 };
  return {
    received,
    pings,
    closed: closed.promise,
    take(frame: Received): void {
      if (frame.opcode === opcodes.ping) {
        pings.count += 1;
        if (returnsPings) send(tcp, opcodes.pong, frame.payload);
      } else if (frame.opcode === opcodes.close) {
        closed.resolve({ code: frame.payload.readUInt16BE(0), reason: frame.payload.subarray(2).toString() });
        if (returnsClose) send(tcp, opcodes.close, frame.payload);
      } else if (frame.opcode !== opcodes.pong) {
        const first = waiting.shift();
        if (first) first.resolve(frame);
        else received.push(frame);
      }
    },
    end(): void {
      closed.resolve(null);
      for (const { reject } of waiting.splice(0)) reject(new Error("The connection ended"));
    },
    async next(): Promise<Record<string, unknown>> {
      const frame = received.shift() ??
        await new Promise<Received>((resolve, reject) => waiting.push({ resolve, reject }));
      return JSON.parse(frame.payload.toString()) as Record<string, unknown>;
    },
  };
}

/** The server's answer to the handshake; null until it is complete. */
function parseAnswer(bytes: Buffer): { status: number; body: string; rest: Buffer<ArrayBuffer> } | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const head = bytes.subarray(0, end).toString();
  const status = Number(head.split(" ")[1]);
  const rest = Buffer.from(bytes.subarray(end + 4));
  if (status === 101) return { status, body: "", rest };
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return rest.length < length ? null : { status, body: rest.toString(), rest };
}

function send(tcp: Socket, opcode: number, payload: Buffer, isLast = true): void {
  if (!tcp.destroyed) tcp.write(Buffer.concat([headOf(opcode, payload.length, isLast), payload]));
}

/** Clients mask what they send; a mask of zeros changes nothing. */
function headOf(opcode: number, length: number, isLast = true): Buffer {
  const first = (isLast ? 0x80 : 0) | opcode;
  const head = length < 126
    ? Buffer.from([first, 0x80 | length])
    : length < 65_536
    ? Buffer.from([first, 0x80 | 126, length >> 8, length & 255])
    : Buffer.concat([Buffer.from([first, 0x80 | 127]), wide(length)]);
  return Buffer.concat([head, Buffer.alloc(4)]);
}

function wide(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return bytes;
}

/** The first frame that a server sent; null until it is complete. */
function parse(bytes: Buffer): (Received & { rest: Buffer<ArrayBuffer> }) | null {
  if (bytes.length < 2) return null;
  const [first = 0, second = 0] = bytes;
  const [start, length] = second < 126
    ? [2, second]
    : second === 126
    ? [4, bytes.length < 4 ? Infinity : bytes.readUInt16BE(2)]
    : [10, bytes.length < 10 ? Infinity : Number(bytes.readBigUInt64BE(2))];
  if (bytes.length < start + length) return null;
  const end = start + length;
  return {
    opcode: first & 15,
    payload: bytes.subarray(start, end),
    rest: Buffer.from(bytes.subarray(end)),
  };
}
