import { msg } from "@lingui/core/runtime-macro";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { socketLimits } from "#shared/realtime/socket-limits.ts";
import { Invalid } from "../../errors.ts";
import type { RuntimeSocket, Upgrade } from "../../realtime/runtime-socket.ts";

interface Pinged {
  ping(): void;
}

const slotMs = 1_000;

/**
 * Pings each of many sockets every `everyMs`, a part of them each second: one timer for all of
 * them, since one each takes 400 bytes of every idle socket. It runs while there is a socket.
 */
export class PingsInTurn {
  readonly #slots: readonly Set<Pinged>[];
  #next = 0;
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(everyMs: number) {
    this.#slots = Array.from({ length: Math.max(1, Math.floor(everyMs / slotMs)) }, () => new Set());
  }

  /** Returns its slot, which `remove` asks for. Its first ping is a round away, less a second. */
  add(socket: Pinged): number {
    const slot = (this.#next + this.#slots.length - 1) % this.#slots.length;
    this.#slots[slot]?.add(socket);
    this.#count += 1;
    this.#timer ??= setInterval(() => this.#pingNext(), slotMs).unref();
    return slot;
  }

  remove(socket: Pinged, slot: number): void {
    if (!this.#slots[slot]?.delete(socket)) return;
    this.#count -= 1;
    if (this.#count > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #pingNext(): void {
    const slot = this.#slots[this.#next];
    this.#next = (this.#next + 1) % this.#slots.length;
    for (const socket of slot ?? []) socket.ping();
  }
}

/** The data of one network read is a chunk, so a slow line needs many for a frame of 64 KiB. */
const mostChunks = 512;

/**
 * A message is refused as soon as a frame's head announces that it grows too large, and none of it
 * is kept. Messages are not compressed, since a small one could expand; each piece of a message in
 * many pieces takes memory of its own.
 */
const server = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: socketLimits.frameBytes,
  maxFragments: socketLimits.fragments,
  maxBufferedChunks: mostChunks,
});
// Without a listener `ws` would answer a bad handshake itself.
server.on("wsClientError", () => {});

/** Prepares a request to become a socket. Throws `Invalid` for a bad handshake. */
export function upgradeOf(
  message: IncomingMessage,
  out: ServerResponse,
  tcp: Socket,
  head: Buffer,
): Upgrade {
  return () => {
    let socket: WebSocket | undefined;
    out.detachSocket(tcp);
    server.handleUpgrade(message, tcp, head, (opened) => {
      socket = opened;
    });
    if (!socket) {
      out.assignSocket(tcp);
      throw new Invalid(msg`This is not a valid WebSocket handshake.`);
    }
    return { response: new Response(null, { status: 101 }), socket: new PingedSocket(socket, tcp) };
  };
}

const pings = new PingsInTurn(socketLimits.pingEveryMs);

/** Pings silent sockets, and ends one that stays silent. */
class PingedSocket implements RuntimeSocket {
  readonly #socket: WebSocket;
  readonly #tcp: Socket;
  readonly #pingSlot: number;
  #isHeard = true;

  constructor(socket: WebSocket, tcp: Socket) {
    this.#socket = socket;
    this.#tcp = tcp;
    socket.on("pong", () => this.#isHeard = true);
    this.#pingSlot = pings.add(this);
  }

  get bufferedAmount(): number {
    return this.#socket.bufferedAmount;
  }

  listen(listener: Parameters<RuntimeSocket["listen"]>[0]): void {
    this.#socket.on("message", (data: Buffer, isBinary) => {
      this.#isHeard = true;
      listener.onMessage(isBinary ? data : data.toString());
    });
    // `ws` closes it itself, with the fitting code.
    this.#socket.on("error", () => {
      // It would go on reading, which takes memory until it is collected: the peer waits instead,
      // and is cut.
      process.nextTick(() => this.#tcp.pause());
      listener.onRefused();
    });
    this.#socket.once("close", () => {
      pings.remove(this, this.#pingSlot);
      listener.onClose();
    });
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  cut(): void {
    this.#socket.terminate();
  }

  ping(): void {
    if (!this.#isHeard) return this.#socket.terminate();
    this.#isHeard = false;
    this.#socket.ping();
  }
}
