// What Hono on Deno can send at all: a page of the product's bytes, read from a file (PAGE) at the
// start. Started by run.ts, with Deno.
import { Hono } from "hono";
import { readFileSync } from "node:fs";
import process from "node:process";
import { serveBare } from "./serve-bare.ts";

const page = readFileSync(process.env["PAGE"] ?? "", "utf8");
const app = new Hono();
app.get("/api/posts", (c) => c.body(page, 200, { "Content-Type": "application/json" }));

serveBare(app);
