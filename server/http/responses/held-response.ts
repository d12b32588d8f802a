import type { HeaderPair } from "../routing/app-env.ts";

type HeldBody = string | Uint8Array<ArrayBuffer> | null;

interface HeldInit {
  readonly status?: number;
  readonly headers: readonly HeaderPair[];
}

/**
 * A response that keeps its parts, so that the server can send it at once. It works as a `Response`
 * for any reader, but a real one is made only then, since making one and reading it again costs
 * more than a page's own work. Made by `createHeldResponse`.
 */
export class HeldResponse {
  readonly status: number;
  readonly held: HeldBody;
  readonly #pairs: readonly HeaderPair[];
  #headers: Headers | undefined;
  #response: Response | undefined;

  constructor(body: HeldBody, { status = 200, headers }: HeldInit) {
    this.held = body;
    this.status = status;
    this.#pairs = headers;
  }

  get headers(): Headers {
    return this.#headers ??= new Headers(this.#pairs as [string, string][]);
  }

  /** The current headers, including changes. */
  get pairs(): Iterable<HeaderPair> {
    return this.#headers ?? this.#pairs;
  }

  /** The same as a response of the runtime. */
  get response(): Response {
    const { status, headers } = this;
    return this.#response ??= new Response(this.held, { status, headers });
  }

  static {
    Object.setPrototypeOf(this.prototype, Response.prototype);
    for (const name of ["ok", "statusText", "type", "url", "redirected", "body", "bodyUsed"] as const) {
      Object.defineProperty(this.prototype, name, {
        get(this: HeldResponse) {
          return this.response[name];
        },
      });
    }
    for (const name of ["arrayBuffer", "blob", "bytes", "clone", "formData", "json", "text"] as const) {
      Object.defineProperty(this.prototype, name, {
        value(this: HeldResponse) {
          return this.response[name]();
        },
      });
    }
  }
}

/** A response of a text or bytes, see `HeldResponse`. */
export function createHeldResponse(body: HeldBody, init: HeldInit): Response {
  return new HeldResponse(body, init) as unknown as Response;
}
