import type { APIResponse, Route } from "@playwright/test";
/** Who may sign in. */
interface Account {
  readonly email: string;
  readonly password: string;
}

/** Calls of the real API from outside the browser, for what a test needs before it begins. */
export interface Api {
  readonly origin: string;
  get<T>(path: string): Promise<T>;
  /** A form is sent as it is, anything else as JSON. */
  post<T>(path: string, body?: unknown): Promise<T>;
  put<T>(path: string, body: unknown): Promise<T>;
  delete<T>(path: string): Promise<T>;
  /** The same API as a member calls it, on a device of its own. */
  as(member: Account): Promise<Api>;
}

/** An API client for one origin. Throws with the answer's text when a call fails. */
export function api(origin: string, cookie?: string): Api {
  const request = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const isForm = body instanceof FormData;
    const response = await fetch(origin + path, {
      method,
      headers: {
        Origin: origin,
        ...(cookie && { Cookie: cookie }),
        ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const json = async <T>(response: Promise<Response>) => await (await response).json() as T;
  return {
    origin,
    get: (path) => json(request("GET", path)),
    post: (path, body) => json(request("POST", path, body)),
    put: (path, body) => json(request("PUT", path, body)),
    delete: (path) => json(request("DELETE", path)),
    as: async ({ email, password }) => {
      const { headers } = await request("POST", "/api/auth/login", { email, password });
      return api(origin, headers.getSetCookie().map((line) => line.split(";")[0]).join("; "));
    },
  };
}

/**
 * The server's response to a call, with its body: without the page's ETag, which
 * could make it a 304.
 */
export async function fetchWhole(route: Route): Promise<APIResponse> {
  const headers = await route.request().allHeaders();
  delete headers["if-none-match"];
  return await route.fetch({ headers });
}
