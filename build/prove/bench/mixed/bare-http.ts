// Shows the cost of each layer below the product: sends the first page of a file (PAGES), with all
// its headers where LAYER is not `deno` or `hono`. Started by mixed.ts, with Deno.
import { Hono } from "hono";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";
import { createHeldResponse } from "../../../../server/http/responses/held-response.ts";
import { announceReady } from "../../../../server/serve/announce-ready.ts";
import { createHttpServer, listen } from "../../../../server/serve/http/http-server.ts";
import type { KeptPage } from "../keep-pages.ts";
import type { Layer } from "./layers.ts";

const [page] = JSON.parse(readFileSync(process.env["PAGES"] ?? "", "utf8")) as KeptPage[];
const { body = "", headers = {} } = page ?? {};
const hostname = process.env["HOST"] ?? "127.0.0.1";
const port = Number(process.env["PORT"]);

const starts: Readonly<Record<Layer, () => number | Promise<number>>> = {
  deno: () => serveByDeno(() => new Response(body)),
  denoWithHeaders: () => serveByDeno(() => new Response(body, { headers })),
  hono: () => {
    const app = new Hono();
    app.get("/api/posts", (c) => c.body(body));
    return serveByDeno(app.fetch);
  },
  node: () => {
    const pairs = Object.entries(headers).flat();
    const length = String(Buffer.byteLength(body));
    const server = createServer((_, out) => {
      out.writeHead(200, [...pairs, "Content-Length", length]).end(body);
    });
    return listen(server, { hostname, port });
  },
  listener: () => {
    const pairs = Object.entries(headers);
    const handle = () => createHeldResponse(body, { headers: pairs });
    const release = ["X-Release", "bench"] as const;
    return listen(createHttpServer({ handle, onError: () => Response.error(), release }), { hostname, port });
  },
};

function serveByDeno(handle: (request: Request) => Response | Promise<Response>): number {
  return Deno.serve({ hostname, port, onListen: () => {} }, handle).addr.port;
}

const opened = await starts[process.env["LAYER"] as Layer]();
announceReady({ port: opened, address: `http://${hostname}:${opened}` });
