import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isAppPage } from "../security/app-scheme.ts";
import { createContentSecurityPolicy } from "../security/content-security-policy.ts";
import { createAppProtocol } from "./serve-app-protocol.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const bundleDir = join(temporaryFolder(), "renderer");
mkdirSync(join(bundleDir, "assets"), { recursive: true });
writeFileSync(join(bundleDir, "index.html"), "<script>1</script><script src='/assets/a.js'></script>");
writeFileSync(join(bundleDir, "assets/a.js"), "let a;");

const parts = {
  bundleDir,
  language: () => "de" as const,
  devPages: null,
  callApi: () => Promise.resolve(new Response("from the server")),
  fetch: (address: string, { headers }: RequestInit) =>
    Promise.resolve(new Response(`dev ${address} as ${new Headers(headers).get("accept")}`)),
};
const ask = createAppProtocol(parts);
const get = async (path: string, init?: RequestInit) => {
  const answer = await ask(new Request(`app://glimmer${path}`, init));
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
};

test("serves the API from the server and everything else from the bundle", async () => {
  expect((await get("/api/posts")).text).toBe("from the server");
  expect((await get("/api")).text).toBe("from the server");
  expect(await get("/assets/a.js")).toEqual({
    status: 200,
    type: "text/javascript; charset=utf-8",
    text: "let a;",
  });
  expect(await get("/apis")).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
  expect((await get("/post/1", { method: "POST" })).status).toBe(405);
});

test("returns 404 for another host", async () => {
  expect((await ask(new Request("app://elsewhere/"))).status).toBe(404);
});

test.each([
  ["app://glimmer/", true],
  ["app://glimmer/post/1?x#y", true],
  ["app://glimmer.evil.example/", false],
  ["app://user@glimmer/", false],
  ["https://glimmer/", false],
  ["data:text/html,x", false],
  ["not an address", false],
])("counts %s as a page of ours: %s", (address, isOurs) => expect(isAppPage(address)).toBe(isOurs));

test("serves pages from Vite in development", async () => {
  const develop = createAppProtocol({ ...parts, devPages: "http://localhost:5173" });
  const sheet = new Request("app://glimmer/a.css?b", { headers: { Accept: "text/css,*/*;q=0.1" } });
  expect(await (await develop(sheet)).text()).toBe(
    "dev http://localhost:5173/a.css?b as text/css,*/*;q=0.1",
  );
});

test("the content security policy allows the inline script by its hash, and neither sockets nor dialogs", () => {
  const policy = createContentSecurityPolicy("<script>1</script><script src='/x.js'></script>");
  expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
  expect(policy.split("; ")).toContain("connect-src 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
  expect(policy.split("; ")).toContain(
    "sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads",
  );
});
