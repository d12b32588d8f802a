// The most that Hono on Deno can send: pages with the product's bytes and headers, read from a file
// (PAGES, see keep-pages.ts) at the start. Started by the parts that compare with it, with Deno.
import { Hono } from "hono";
import { readFileSync } from "node:fs";
import process from "node:process";
import { gzipSync } from "node:zlib";
import type { KeptPage } from "./keep-pages.ts";
import { serveBare } from "./serve-bare.ts";

const app = new Hono();
for (const { path, headers, body } of readPages()) {
  const address = new URL(path, "http://constant.example");
  const gzipped = gzipSync(body, { level: 1 });
  const gzipHeaders = { ...headers, "content-encoding": "gzip" };
  app.get(
    address.pathname,
    (c) => c.req.header("accept-encoding") ? c.body(gzipped, 200, gzipHeaders) : c.body(body, 200, headers),
  );
}

function readPages(): KeptPage[] {
  return JSON.parse(readFileSync(process.env["PAGES"] ?? "", "utf8")) as KeptPage[];
}

serveBare(app);
