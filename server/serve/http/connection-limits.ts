import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Why a connection was closed. */
export type ClosedFor = "unanswered" | "refused";

interface Options {
  /** One that carries the requests of many members, so that refusals do not close it. */
  readonly isTrusted?: (socket: Socket) => boolean;
  readonly onClose?: (reason: ClosedFor) => void;
}

interface Requests {
  unanswered: number;
  refused: number;
  /** Begins one of those that wait, oldest first. */
  readonly waiting: (() => void)[];
}

const mostUnanswered = 32;
const mostRefused = 50;

/**
 * Closes connections that send requests without end (api.20). HTTP lets a client send the next one
 * before it has its response. Node stops reading a client that takes no responses, Deno reads on:
 * six such clients took 2.7 GB in a minute. A paused socket delivers all the same.
 */
export class ConnectionLimits {
  readonly #options: Options;
  readonly #requests = new WeakMap<Socket, Requests>();

  constructor(options: Options = {}) {
    this.#options = options;
  }

  /**
   * Begins a request once those before it on its connection have their responses, in whose order
   * the responses are sent anyway; or closes the connection.
   */
  admit({ socket }: IncomingMessage, out: ServerResponse, begin: () => void): void {
    // Data after a connection's last request is not read.
    if (!socket.writable) return;
    const requests = this.#requestsOf(socket);
    if (requests.unanswered >= mostUnanswered) return this.#close(socket, "unanswered");
    if (this.#isRefusedTooOften(socket, requests)) return this.#close(socket, "refused");
    requests.unanswered += 1;
    out.once("close", () => {
      requests.unanswered -= 1;
      requests.waiting.shift()?.();
    });
    if (requests.unanswered === 1) begin();
    else requests.waiting.push(() => socket.writable && begin());
  }

  /** A limit refuses a request of the connection. */
  refuse(socket: Socket, out: ServerResponse): void {
    const requests = this.#requestsOf(socket);
    requests.refused += 1;
    // A client that waits for its responses hears of it, and loses nothing.
    if (this.#isRefusedTooOften(socket, requests)) out.shouldKeepAlive = false;
  }

  #isRefusedTooOften(socket: Socket, { refused }: Requests): boolean {
    return refused >= mostRefused && !this.#options.isTrusted?.(socket);
  }

  #requestsOf(socket: Socket): Requests {
    const known = this.#requests.get(socket);
    if (known) return known;
    const requests = { unanswered: 0, refused: 0, waiting: [] };
    this.#requests.set(socket, requests);
    return requests;
  }

  #close(socket: Socket, reason: ClosedFor): void {
    cut(socket);
    this.#options.onClose?.(reason);
  }
}

/** Ends a connection with what was read of it: 64 KiB may hold a thousand requests more. */
function cut(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  const skipRest = 2;
  if (socket.parser) socket.parser.onIncoming = () => skipRest;
  socket.destroy();
}
