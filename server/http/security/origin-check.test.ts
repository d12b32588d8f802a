import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "../routing/app-env.ts";
import { checkOrigin } from "./origin-check.ts";
import { chainSteps } from "../routing/middleware.ts";

const app = new Hono<AppEnv>();
app.use(chainSteps(checkOrigin({ publicUrl: "https://glimmer.example.org" })));
app.post("*", (c) => c.text("ok"));
app.onError((error, c) => c.text(error.message, 403));

test.each([
  ["https://glimmer.example.org", 200],
  ["http://glimmer.example.org", 403],
  ["https://glimmer.example.org.evil.example", 403],
])("returns for a change on an https site from a page of %s: %i", async (Origin, status) => {
  const headers = { Origin, Host: "glimmer.example.org", Cookie: "a=b" };
  expect((await app.request("/", { method: "POST", headers })).status).toBe(status);
});
