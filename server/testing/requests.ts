/** The parts of a request beyond its path; `json` sets body and content type. */
interface RequestExtras {
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
  headers?: Record<string, string>;
  /** The peer's address as the runtime reports it. */
  remoteAddress?: string;
}

/** Makes requests to the app as one caller. */
export interface Requests {
  request(method: string, path: string, extras?: RequestExtras): Promise<Response>;
  get(path: string): Promise<Response>;
  post(path: string, json?: unknown): Promise<Response>;
  put(path: string, json?: unknown): Promise<Response>;
  delete(path: string, json?: unknown): Promise<Response>;
}

/** The receiver of requests: the app itself, or a stand-in. */
export interface Service {
  readonly app: {
    fetch(request: Request, env: { remoteAddress: string }): Response | Promise<Response>;
  };
  readonly config: { readonly publicUrl: string };
}

/** A caller with the product's own Origin and the given headers. */
export function requestsOf(service: Service, given: Record<string, string> = {}): Requests {
  const request: Requests["request"] = async (method, path, extras = {}) => {
    const { json, body, headers, remoteAddress = "127.0.0.1" } = extras;
    const { publicUrl } = service.config;
    const sent = body instanceof FormData ? await encodeForm(body) : { body };
    const init = {
      method: method.toUpperCase(),
      headers: {
        Origin: publicUrl,
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...("contentType" in sent && { "Content-Type": sent.contentType }),
        ...given,
        ...headers,
      },
      body: json === undefined ? sent.body : JSON.stringify(json),
    };
    return await service.app.fetch(new Request(new URL(path, publicUrl), init), { remoteAddress });
  };
  return {
    request,
    get: (path) => request("GET", path),
    post: (path, json) => request("POST", path, { json }),
    put: (path, json) => request("PUT", path, { json }),
    delete: (path, json) => request("DELETE", path, { json }),
  };
}

/**
 * A form as a browser sends it. Node's own stream of one throws an uncaught error when its reader
 * leaves early.
 */
async function encodeForm(form: FormData): Promise<{ body: ArrayBuffer; contentType: string }> {
  const whole = new Response(form);
  return { body: await whole.arrayBuffer(), contentType: whole.headers.get("Content-Type") ?? "" };
}
