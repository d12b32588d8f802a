// The measure for the feed: a Hono handler that runs the feed's own SQL and nothing else. Started by run.ts, with Deno.
import { Hono } from "hono";
import process from "node:process";
import { openPool } from "./open-pool.ts";
import { announce } from "../serve/announce-ready.ts";
import { selectPostPage } from "../features/posts/feed/post-page-queries.ts";
import { selectPosts } from "../features/posts/queries.ts";

const sql = openPool(process.env["DATABASE_URL"] ?? "");
const app = new Hono();

app.get("/api/posts", async (c) => {
  // The readers come as ids: who they are is not part of what is measured.
  const viewerId = (c.req.header("authorization") ?? "").slice("Bearer ".length);
  const page = await selectPostPage(sql, { id: viewerId, filter: null }, {
    limit: 20,
    offset: 0,
    after: null,
  });
  const posts = await selectPosts(sql, page.map((row) => row.id));
  return c.json(posts);
});

const hostname = process.env["HOST"] ?? "127.0.0.1";
const { addr } = Deno.serve({ hostname, port: Number(process.env["PORT"]), onListen: () => {} }, app.fetch);
announce({ port: addr.port, address: `http://${hostname}:${addr.port}` });
