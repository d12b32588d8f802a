import { request } from "node:http";
import type { PageAddress } from "./page-socket.ts";

interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Reads an address over a connection of its own, since a page that comes back after a restart has
 * none left. Rejects when the server cannot be reached.
 */
export function callFrom(
  { port, source }: PageAddress,
  { path, token }: { readonly path: string; readonly token: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: "127.0.0.1",
      port,
      localAddress: source,
      path,
      agent: false,
      headers: { Authorization: `Bearer ${token}` },
    }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}
