import type { IncomingMessage } from "node:http";

interface ReadableBody {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Ends it for its reader with an error. */
  fail(fault: Error): void;
  /** The reader has left. */
  drop(): void;
}

/** A message's body, which reads at most a piece ahead. Not `Readable.toWeb`, see `readRange`. */
function readableBody(message: IncomingMessage, fault: Error | undefined): ReadableBody {
  let fail: (fault: Error) => void = () => {};
  const drop = () => fail(new ClientLeft());
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      let isOver = false;
      const end = (act: () => void) => {
        if (!isOver) act();
        isOver = true;
      };
      fail = (reason) => end(() => controller.error(reason));
      if (fault) return fail(fault);
      if (message.destroyed && !message.readableEnded) return fail(new ClientLeft());
      message.on("data", (chunk: Buffer<ArrayBuffer>) => {
        if (isOver) return;
        controller.enqueue(chunk);
        message.pause();
      });
      message.once("end", () => end(() => controller.close()));
      message.once("error", fail);
      message.once("close", () => fail(new ClientLeft()));
      message.pause();
    },
    pull: () => void message.resume(),
    // The rest is dropped once the response is sent.
    cancel: drop,
  }, { highWaterMark: 0 });
  return { stream, fail: (reason) => fail(reason), drop };
}

/** The connection ended before the whole body arrived, with Node's error. */
class ClientLeft extends Error {
  readonly code = "ECONNRESET";
}

/** The parts of a `Request` that the app uses. */
interface UsedOfRequest extends Pick<Request, "method" | "url" | "signal" | "body"> {
  readonly headers: Pick<Headers, "get" | "has">;
}

/**
 * A request as the app reads it, over Node's message. Unused parts are never made: a `Request` of
 * the runtime with its `Headers` costs more than all the rest of this layer.
 */
export class IncomingRequest implements UsedOfRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHeaders;
  readonly #message: IncomingMessage;
  #body: ReturnType<typeof readableBody> | undefined;
  #bodyFault: Error | undefined;
  #leaving: AbortController | undefined;
  #hasLeft = false;

  constructor(message: IncomingMessage) {
    const { method = "GET", url = "/", headers } = message;
    this.#message = message;
    this.method = method;
    this.url = addressOf(headers.host ?? "localhost", url);
    this.headers = new IncomingHeaders(headers);
  }

  /** Aborted when the client leaves before it has its response. */
  get signal(): AbortSignal {
    this.#leaving ??= new AbortController();
    if (this.#hasLeft) this.#leaving.abort();
    return this.#leaving.signal;
  }

  /** Delivered as fast as it is read. Fails when the client leaves, and when it is malformed. */
  get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    if (!this.headers.has("transfer-encoding") && !Number(this.headers.get("content-length"))) return null;
    this.#body ??= readableBody(this.#message, this.#bodyFault);
    return this.#body.stream;
  }

  /** The client has left. */
  abort(): void {
    this.#hasLeft = true;
    this.#leaving?.abort();
  }

  /** The response is sent. An unread body would keep the connection from its next request. */
  dropBody(): void {
    this.#body?.drop();
    this.#message.resume();
  }

  /** The rest of the body cannot be parsed. */
  breakBody(fault: Error): void {
    this.#bodyFault = fault;
    this.#body?.fail(fault);
  }
}

/**
 * Names in any case, as in `Headers`. For headers that may appear once, such as `Host`, the first
 * counts.
 */
class IncomingHeaders implements Pick<Headers, "get" | "has"> {
  readonly #headers: IncomingMessage["headers"];

  constructor(headers: IncomingMessage["headers"]) {
    this.#headers = headers;
  }

  get(name: string): string | null {
    const value = this.#headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(", ") : value ?? null;
  }

  has(name: string): boolean {
    return this.#headers[name.toLowerCase()] !== undefined;
  }
}

const plainHost = /^[\w.:[\]-]+$/;

/** Checked again only when it changes, since checking costs as much as the rest of an address. */
let lastHost = "localhost";

/**
 * A host with a slash would move the path, and others are no valid address; `checkHost` refuses
 * them by their header.
 */
function addressOf(host: string, target: string): string {
  if (host !== lastHost) {
    if (!plainHost.test(host) || !URL.canParse(`http://${host}`)) return `http://invalid${pathOf(target)}`;
    lastHost = host;
  }
  return `http://${host}${pathOf(target)}`;
}

/** The path and query of a request target, which may be a whole address. */
function pathOf(target: string): string {
  if (target.startsWith("/")) return target;
  const address = URL.parse(target);
  // An address of an unknown kind may have an empty path.
  return address?.pathname.startsWith("/") ? address.pathname + address.search : `/${address ? "" : target}`;
}
