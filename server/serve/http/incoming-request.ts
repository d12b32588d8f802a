import type { IncomingMessage } from "node:http";
import { readableBody } from "./readable-body.ts";

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
