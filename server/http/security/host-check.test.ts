import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppError } from "../../errors.ts";
import type { AppEnv } from "../routing/app-env.ts";
import { checkHost } from "./host-check.ts";
import { chainSteps } from "../routing/middleware.ts";

const app = new Hono<AppEnv>();
app.use(
  chainSteps(checkHost({ publicUrl: "https://glimmer.example.org", storage: { store: null, cdn: null } })),
);
app.get("*", (c) => c.text("ok"));
app.onError((error, c) => c.text(error.message, (error as AppError).status as 421));

const get = async (path: string, host?: string) =>
  (await app.request(path, { headers: host === undefined ? {} : { Host: host } })).status;

test.each([
  "glimmer.example.org",
  "GLIMMER.example.org:443",
  "localhost:8787",
  "glimmer.localhost:3000",
  "127.0.0.1:8787",
  "127.3.2.1",
  "[::1]:8787",
])("serves requests for %s", async (host) => {
  expect(await get("/dev/outbox", host)).toBe(200);
});

test.each([
  "evil.example",
  "evil.example:8787",
  "glimmer.example.org.evil.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "evil.example:80@localhost",
  "192.168.1.5:8787",
  "",
  "[",
  "a:b:c",
  "localhost:99999",
  "127.0.0.999",
])("refuses requests for %j with 421", async (host) => {
  expect(await get("/dev/outbox", host)).toBe(421);
});

test("serves health checks for any host, and requests without a host", async () => {
  expect(await get("/api/health", "10.0.0.7")).toBe(200);
  expect(await get("/dev/outbox")).toBe(200);
});
