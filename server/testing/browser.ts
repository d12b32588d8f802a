import { type Requests, requestsOf } from "./requests.ts";

type Service = Parameters<typeof requestsOf>[0];

/** Makes requests as one browser, which keeps its cookies. */
export interface Browser extends Requests {
  /** Cookies by name. */
  readonly cookies: Map<string, string>;
}

/** A new browser at a network address, without cookies. */
export function browserAt(service: Service, remoteAddress = "127.0.0.1"): Browser {
  const cookies = new Map<string, string>();
  const plain = requestsOf(service);
  const request: Requests["request"] = async (method, path, extras = {}) => {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await plain.request(method, path, {
      remoteAddress,
      ...extras,
      headers: { ...(Cookie && { Cookie }), ...extras.headers },
    });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };
  return {
    cookies,
    request,
    get: (path) => request("GET", path),
    post: (path, json) => request("POST", path, { json }),
    put: (path, json) => request("PUT", path, { json }),
    delete: (path, json) => request("DELETE", path, { json }),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split("; ");
  const [name = "", value = ""] = pair.split("=");
  if (attributes.includes("Max-Age=0")) cookies.delete(name);
  else cookies.set(name, value);
}
