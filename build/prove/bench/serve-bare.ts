import type { Context, Hono } from "hono";
import process from "node:process";
import { announceReady } from "../../../server/serve/announce-ready.ts";

/** Serves what the product is compared with, on the address of the environment, with Deno. */
export function serveBare(app: Hono): void {
  const hostname = process.env["HOST"] ?? "127.0.0.1";
  const { addr } = Deno.serve(
    { hostname, port: Number(process.env["PORT"]), onListen: () => {} },
    app.fetch,
  );
  announceReady({ port: addr.port, address: `http://${hostname}:${addr.port}` });
}

export interface BareSocket {
  onmessage: unknown;
  send(text: string): void;
}

export function upgradeToSocket(c: Context): { socket: BareSocket; response: Response } {
  const runtime = Deno as unknown as {
    upgradeWebSocket(request: Request): { socket: BareSocket; response: Response };
  };
  return runtime.upgradeWebSocket(c.req.raw);
}
