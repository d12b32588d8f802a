import type { IncomingMessage } from "node:http";

/** The parts of a `Request` that the app uses. */
type UsedOfRequest = Pick<Request, "method" | "url" | "headers" | "signal" | "body">;

/**
 * A request as the app reads it, over Node's message. What nobody asks for is not made: a `Request` of the runtime costs as much as
 * all the rest of this layer.
 */
export class IncomingRequest implements UsedOfRequest {
  readonly #message: IncomingMessage;
  readonly #leaving = new AbortOnDemand();
  #headers: Headers | undefined;
  #body: ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined;
  #bodyControl: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  #fault: Error | undefined;

  constructor(message: IncomingMessage) {
    this.#message = message;
  }

  get method(): string {
    return this.#message.method ?? "GET";
  }

  get url(): string {
    const { host = "localhost" } = this.#message.headers;
    // A host with a slash in it would move the path; `checkHost` refuses it by its header.
    return `http://${plainHost.test(host) ? host : "invalid"}${pathOf(this.#message.url ?? "/")}`;
  }

  get headers(): Headers {
    return this.#headers ??= headersOf(this.#message.rawHeaders);
  }

  /** Aborted when the client leaves before it has its response. */
  get signal(): AbortSignal {
    return this.#leaving.signal;
  }

  /** Comes as fast as it is read. Errors when the client leaves, and when it is malformed. */
  get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return this.#body ??= this.#hasBody() ? this.#stream() : null;
  }

  /** The client has left. */
  abort(): void {
    this.#leaving.abort();
  }

  /** The rest of the body cannot be parsed. */
  breakBody(fault: Error): void {
    this.#fault = fault;
    this.#bodyControl?.error(fault);
  }

  #hasBody(): boolean {
    const { headers } = this.#message;
    return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  }

  #stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const message = this.#message;
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        this.#bodyControl = controller;
        if (this.#fault) return controller.error(this.#fault);
        let isOver = false;
        message.on("data", (chunk: Buffer<ArrayBuffer>) => {
          if (isOver) return;
          controller.enqueue(chunk);
          message.pause();
        });
        message.once("end", () => {
          if (!isOver && !this.#fault) controller.close();
          isOver = true;
        });
        message.once("error", (error) => controller.error(error));
        message.once("close", () => controller.error(new ClientLeft()));
        message.pause();
      },
      pull: () => void message.resume(),
      // What still comes is dropped by Node once the response is sent.
      cancel: () => void message.removeAllListeners("data"),
    }, { highWaterMark: 0 });
  }
}

/** The connection ended before the whole body came. */
export class ClientLeft extends Error {
  readonly code = "ECONNRESET";
}

/** An abort controller costs several microseconds, and few requests look at its signal. */
class AbortOnDemand {
  #controller: AbortController | undefined;
  #isAborted = false;

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#isAborted) this.#controller.abort();
    return this.#controller.signal;
  }

  abort(): void {
    this.#isAborted = true;
    this.#controller?.abort();
  }
}

const plainHost = /^[\w.:[\]-]*$/;

/** The path and query of a request target, which may name a whole address. */
function pathOf(target: string): string {
  if (target.startsWith("/")) return target;
  const address = URL.parse(target);
  return address ? address.pathname + address.search : `/${target}`;
}

function headersOf(raw: readonly string[]): Headers {
  const pairs: [string, string][] = [];
  for (let at = 0; at < raw.length; at += 2) pairs.push([raw[at] ?? "", raw[at + 1] ?? ""]);
  return new Headers(pairs);
}
