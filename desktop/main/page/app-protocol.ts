import { isAppPage } from "../security/app-scheme.ts";
import { serveBundle } from "./bundle-files.ts";

interface PageRequestParts {
  readonly bundleDir: string;
  /** Address of the development server of the pages; null: the bundle. */
  readonly devPages: string | null;
  readonly server: () => string | null;
  readonly callApi: (request: Request) => Promise<Response>;
  readonly fetch: (address: string, headers: Headers) => Promise<Response>;
}

/** Answers everything the page asks of `app://glimmer/`: the API from the server, all else from the bundle. */
export function createPageRequests(
  { bundleDir, devPages, server, callApi, fetch }: PageRequestParts,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isAppPage(request.url)) return new Response("Not found", { status: 404 });
    const { pathname, search } = new URL(request.url);
    if (pathname === "/api" || pathname.startsWith("/api/")) return await callApi(request);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Not allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
    }
    // What it answers to depends on who asks: a style sheet is a script to a script.
    if (devPages) {
      const accept = request.headers.get("accept") ?? "*/*";
      return await fetch(devPages + pathname + search, new Headers({ Accept: accept }));
    }
    return await serveBundle(bundleDir, pathname, server());
  };
}
