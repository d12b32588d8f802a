import type { ProxyOptions } from "vite";

/** Paths that the server serves beside the bundle, each with everything below it. */
const folders = ["/api", "/dev", "/practice-till", "/return-to-app", "/websocket"];

/**
 * Passes these paths on to the server as they were sent, which resolves them itself.
 * `/apiary` is a page.
 */
export function proxyToServer(server: string): Record<string, ProxyOptions> {
  return Object.fromEntries(
    folders.map((path) => [`^${path}(?:[/?]|$)`, { target: server, ws: path === "/websocket" }]),
  );
}
