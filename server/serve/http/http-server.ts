import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { HeaderPair } from "../../http/routing/app-env.ts";
import type { Upgrade } from "../../realtime/runtime-socket.ts";
import { createProxyMatcher } from "../../http/security/source-address.ts";
import { IncomingRequest } from "./incoming-request.ts";
import { type ClosedFor, ConnectionLimits } from "./connection-limits.ts";
import { sendResponse } from "./send-response.ts";
import { upgradeOf } from "./web-sockets.ts";
import type { Readable } from "node:stream";

const lingerMs = 2_000;
const lingerBytes = 4 * 1024 * 1024;

/**
 * Closes a connection whose client may still be sending; the bytes are dropped for a while. If
 * closed at once, the system would reset it, and the client might lose the response; if left
 * half-open, it would hold its descriptor for as long as the client likes. `rest` is the source of
 * the remaining bytes.
 */
function closeAfterLinger(socket: Socket, rest: Readable): void {
  const cut = () => void socket.destroy();
  const timer = setTimeout(cut, lingerMs).unref();
  socket.once("close", () => clearTimeout(timer));
  let left = lingerBytes;
  rest.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
  });
  rest.once("end", () => socket.writableFinished ? cut() : socket.once("finish", cut));
  rest.resume();
  socket.end();
}

/** The caller, and a function that turns the request into a socket if it asks for one. */
interface Peer {
  readonly remoteAddress: string;
  readonly upgrade?: Upgrade;
}

export type Handler = (request: Request, peer: Peer) => Response | Promise<Response>;

interface HttpOptions {
  readonly handle: Handler;
  /** The response when `handle` itself fails. */
  readonly onError: (error: unknown, request: Request) => Response;
  /** The header for requests that this server refuses itself. */
  readonly release: HeaderPair;
  /** Addresses and ranges whose connections carry the requests of many members. */
  readonly trustedProxies?: readonly string[];
  /** A connection sent requests without end. */
  readonly onClose?: (reason: ClosedFor) => void;
}

/** The time limit for receiving the head, and the whole request. */
const headMs = 60_000;
const requestMs = 10 * 60_000;
/** Longer than proxies keep idle connections for reuse, so that one never ends during a request. */
const idleMs = 75_000;

/**
 * Serves HTTP, and opens sockets. With Node's server and not Deno's own, whose sockets accept
 * messages of any size: see realtime/README.md.
 */
export function createHttpServer(
  { handle, onError, release, trustedProxies = [], onClose }: HttpOptions,
): Server {
  const exchanges = new WeakMap<Socket, Exchange>();
  const isProxy = createProxyMatcher(trustedProxies);
  const limits = new ConnectionLimits({ isTrusted: (socket) => isProxy(addressOf(socket)), onClose });
  const answer = async (message: IncomingMessage, out: ServerResponse, upgrade?: Upgrade) => {
    const { socket } = message;
    const request = new IncomingRequest(message);
    exchanges.set(socket, { request, out });
    out.on("close", () => {
      if (!out.writableFinished) request.abort();
      else if (!message.complete) request.dropBody();
    });
    try {
      const peer = { remoteAddress: addressOf(socket), upgrade };
      const response = await handle(request as unknown as Request, peer);
      if (response.status === 429) limits.refuse(socket, out);
      if (response.status !== 101) return await sendResponse(out, response);
      // A socket stays for hours, and would keep its request for as long.
      exchanges.delete(socket);
    } catch (error) {
      const response = onError(error, request as unknown as Request);
      // The client must not take the part for the whole.
      if (out.headersSent) return void out.destroy();
      // The headers of the response that could not be sent.
      out.statusMessage = "";
      await sendResponse(out, response);
    }
  };
  const server = createServer({
    headersTimeout: headMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    requireHostHeader: false,
    shouldUpgradeCallback: mayBeHandshake,
  }, (message, out) => {
    limits.admit(message, out, () => {
      if (!lacksHost(message)) return void answer(message, out);
      out.writeHead(400, [...release, "Connection", "close", "Content-Length", "0"]).end();
    });
  });
  // No Expect header changes the response.
  server.on("checkExpectation", (message, out) => void server.emit("request", message, out));
  server.on("connection", (socket) => lingerAtEnd(socket, () => exchanges.get(socket)?.out.req));
  server.on("upgrade", (message, socket: Socket, head) => {
    socket.on("error", () => {});
    // Node no longer watches it. `ws` clears the limit once it is a WebSocket.
    socket.setTimeout(headMs, () => socket.destroy());
    const out = new ServerResponse(message);
    out.shouldKeepAlive = false;
    out.assignSocket(socket);
    out.once("finish", () => closeAfterLinger(socket, socket));
    void answer(message, out, upgradeOf(message, out, socket, head));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    const exchange = exchanges.get(socket);
    if (!exchange || exchange.out.writableEnded) {
      return socket.end(refusalOf(error, release), () => socket.destroy());
    }
    // The app reports what is wrong with the body, and nothing more can be read after it.
    exchange.out.shouldKeepAlive = false;
    exchange.request.breakBody(error);
  });
  return server;
}

/** Node calls `destroySoon` after a connection's last response. */
function lingerAtEnd(socket: Socket, latest: () => IncomingMessage | undefined): void {
  const end = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    const message = latest();
    if (message && !message.complete) closeAfterLinger(socket, message);
    else end();
  };
}

/** The latest exchange of a connection. */
interface Exchange {
  readonly request: IncomingRequest;
  readonly out: ServerResponse;
}

/**
 * Whether a request can become a WebSocket. Only one without a body can: Node neither reads an
 * upgrade's body, nor limits its time.
 */
function mayBeHandshake({ method, headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === "websocket" && method === "GET" &&
    headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
}

/** Node itself would refuse it without our headers. */
function lacksHost({ httpVersion, headers }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === "1.1";
}

/** The response to a client whose request head cannot be read. */
function refusalOf({ code }: NodeJS.ErrnoException, [name, value]: HeaderPair): string {
  const status = code === "HPE_HEADER_OVERFLOW"
    ? "431 Request Header Fields Too Large"
    : code === "ERR_HTTP_REQUEST_TIMEOUT"
    ? "408 Request Timeout"
    : "400 Bad Request";
  return `HTTP/1.1 ${status}\r\n${name}: ${value}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
}

export interface ListenAddress {
  readonly hostname: string;
  readonly port: number;
  /** How many of ours listen there; the system spreads connections over them. */
  readonly processes?: number;
}

/** Resolves with the port. Rejects when the address cannot be listened on. */
export async function listen(
  server: Server,
  { hostname: host, port, processes = 1 }: ListenAddress,
): Promise<number> {
  server.listen({ host, port, reusePort: processes > 1 });
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** IPv4 callers of a listener for both families look like IPv6. */
function addressOf({ remoteAddress = "unknown" }: Socket): string {
  return remoteAddress.startsWith("::ffff:") ? remoteAddress.slice("::ffff:".length) : remoteAddress;
}
