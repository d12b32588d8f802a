import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { pipeline } from "node:stream/promises";
import { hostOrigin, toAppAddress } from "./host-settings.ts";

export type ProtocolHandler = (request: Request) => Promise<Response>;

/**
 * Serves `app://` at an address of this machine through the app's protocol handler. Like
 * Electron, it streams responses and cancels only the response's body when the page stops
 * reading: a request has no signal.
 */
export function serveScheme(handler: ProtocolHandler): void {
  const server = createServer((incoming, outgoing) => {
    answer(handler, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, "127.0.0.1", () => listening.resolve((server.address() as AddressInfo).port));
}

const listening = Promise.withResolvers<number>();

/** Returns the port. */
export const schemePort = listening.promise;

async function answer(
  handler: ProtocolHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    const hop = ["host", "connection", "transfer-encoding", "accept-encoding", "upgrade-insecure-requests"];
    if (value !== undefined && !hop.includes(name)) headers.set(name, toAppAddress(String(value)));
  }
  const method = incoming.method ?? "GET";
  const hasBody = method !== "GET" && method !== "HEAD";
  const response = await handler(
    new Request(`app://glimmer${incoming.url ?? "/"}`, {
      method,
      headers,
      ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: "half" }),
    } as RequestInit),
  );
  // A network error to the page. Chromium would retry after a plain close.
  if (response.type === "error") return void incoming.socket.end("no answer");
  outgoing.writeHead(
    response.status,
    Object.fromEntries(
      [...response.headers].map(([name, value]) => [name, value.replaceAll("app://glimmer", hostOrigin)]),
    ),
  );
  if (response.body === null || method === "HEAD") return void outgoing.end();
  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}
