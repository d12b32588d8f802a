/** Calls of the real API from outside the browser, for what a test needs before it begins. */
export interface Api {
  readonly origin: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
}

/** An API client for one origin. Throws with the answer's text when a call fails. */
export function api(origin: string): Api {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(origin + path, {
      method,
      headers: { Origin: origin, ...(body !== undefined && { "Content-Type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return await response.json() as T;
  };
  return {
    origin,
    get: (path) => send("GET", path),
    post: (path, body) => send("POST", path, body),
  };
}
