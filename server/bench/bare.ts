// The measure for the feed: a Hono handler that runs the feed's own SQL and nothing else. Started by run.ts, with Deno.
import { Hono } from "hono";
import process from "node:process";
import { openPool } from "./open-pool.ts";
import { selectPostPages, selectPosts } from "../features/posts/read-queries.ts";

const sql = openPool(process.env["DATABASE_URL"] ?? "");
const app = new Hono();

app.get("/health", (c) => c.text("ok"));

app.get("/api/posts", async (c) => {
  // The readers come as ids: who they are is not part of what is measured.
  const viewerId = (c.req.header("authorization") ?? "").slice("Bearer ".length);
  const page = await selectPostPages(sql, [{ viewerId, limit: 20, offset: 0, after: null }]);
  const posts = await selectPosts(sql, page.map((row) => row.id));
  return c.json(posts);
});

Deno.serve(
  { hostname: process.env["HOST"] ?? "127.0.0.1", port: Number(process.env["PORT"]), onListen: () => {} },
  app.fetch,
);
