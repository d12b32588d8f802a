import { isAppPage } from "../security/app-scheme.ts";
import { serveBundle } from "./serve-bundle.ts";

interface AppProtocolParts {
  readonly bundleDir: string;
  /** Address of Vite's development server; null serves the bundle. */
  readonly devPages: string | null;
  readonly callApi: (request: Request) => Promise<Response>;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

/**
 * Returns the handler of `app://glimmer/`: `/api` goes to the server, everything else
 * comes from the bundle.
 */
export function createAppProtocol(
  { bundleDir, devPages, callApi, fetch }: AppProtocolParts,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isAppPage(request.url)) return new Response("Not found", { status: 404 });
    const { pathname, search } = new URL(request.url);
    if (pathname === "/api" || pathname.startsWith("/api/")) return await callApi(request);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Not allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
    }
    if (devPages) {
      // Vite serves a style sheet as a script to whoever accepts scripts.
      const headers = { Accept: request.headers.get("accept") ?? "*/*" };
      return await fetch(devPages + pathname + search, { headers });
    }
    return await serveBundle(bundleDir, pathname);
  };
}
