import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pino } from "pino";
import type { AppEnv } from "../routing/app-env.ts";
import { logRequests } from "../log/request-log.ts";
import { setCommonHeaders } from "../security/response-headers.ts";
import { chainSteps } from "../routing/middleware.ts";
import { noMetrics } from "../../metrics/metrics.ts";
import { serveStatic } from "./serve-static.ts";

const script = "export const answer = 42;\n".repeat(100);
let folder = "";
let app: Hono<AppEnv>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "glimmer-static-"));
  await mkdir(join(folder, "web/assets"), { recursive: true });
  await mkdir(join(folder, "web/.vite"));
  await writeFile(join(folder, "secret.txt"), "secret");
  await writeFile(join(folder, "web/.vite/manifest.json"), "{}");
  await writeFile(join(folder, "web/index.html"), "<script>theme()</script><div id=root></div>");
  await writeFile(join(folder, "web/landing.html"), "<script>dawn()</script><h1>Glimmer</h1>");
  await writeFile(join(folder, "web/robots.txt"), "User-agent: *\n");
  await writeFile(join(folder, "web/assets/app-1a2b.js"), script);
  await writeFile(join(folder, "web/assets/app-1a2b.js.br"), brotliCompressSync(script));
  app = serving("web");
});

function serving(name: string, options?: Partial<Parameters<typeof serveStatic>[1]>): Hono<AppEnv> {
  const bundle = serveStatic(join(folder, name), { publicUrl: "https://glimmer.test", ...options });
  const app = new Hono<AppEnv>();
  app.use(
    logRequests({ log: pino({ level: "silent" }), metrics: noMetrics }),
    chainSteps(
      setCommonHeaders({ publicUrl: "http://glimmer.test", hstsSubdomains: false, oldestClient: "1.0.0" }),
    ),
  );
  app.notFound(async (c) => await bundle(c) ?? c.text("not found", 404));
  app.onError((error, c) => c.text(error.message, 404));
  return app;
}
afterAll(() => rm(folder, { recursive: true, force: true }));

const browser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
async function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return await app.request(path, { headers, method });
}

test("allows caching hashed files for a year", async () => {
  const answer = await get("/assets/app-1a2b.js");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-length")).toBe(String(script.length));
  expect(await answer.text()).toBe(script);
});

test("serves the bundle once it can be read, after a first request that failed", async () => {
  const name = "unreadable";
  // A path that is no folder fails differently from an absent one, like one read without free
  // descriptors.
  await writeFile(join(folder, name), "");
  const late = serving(name);
  expect((await late.request("/", { headers: browser })).status).toBe(404);
  await rm(join(folder, name));
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, "index.html"), "<div id=root></div>");
  expect((await late.request("/", { headers: browser })).status).toBe(200);
});

test("sends the precompressed copy to clients that accept it", async () => {
  const answer = await get("/assets/app-1a2b.js", { "Accept-Encoding": "gzip, br" });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(script);
  expect((await get("/assets/app-1a2b.js", { "Accept-Encoding": "gzip" })).headers.get("content-encoding"))
    .toBeNull();
});

test.each(["/login", "/ada.lovelace", "/post/123/likes", "/ada.css", "/index.html"])(
  "returns the page to a browser at %s",
  async (path) => {
    const answer = await get(path, browser);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(await answer.text()).toContain("id=root");
  },
);

test("returns 304 while the page has not changed", async () => {
  const etag = (await get("/feed", browser)).headers.get("etag") ?? "";
  const again = await get("/feed", { ...browser, "If-None-Match": `"other", W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await get("/feed", { ...browser, "If-None-Match": '"other"' })).status).toBe(200);
});

test("responds to HEAD with the headers only", async () => {
  const answer = await get("/robots.txt", {}, "HEAD");
  expect(answer.headers.get("content-length")).toBe("14");
  expect(await answer.text()).toBe("");
});

test.each([
  "/assets/app-gone.js",
  "/assets/",
  "/missing.png",
  "/.vite/manifest.json",
  "/assets/..%2f..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/assets/app-1a2b.js.br",
])("returns 404 for %s", async (path) => {
  const answer = await get(path, { Accept: "*/*" });
  expect([answer.status, await answer.text()]).toEqual([404, "not found"]);
});

test("ignores the API and every other method", async () => {
  expect((await get("/api/anything", browser)).status).toBe(404);
  expect((await get("/login", browser, "POST")).status).toBe(404);
});

test("returns 404 with the reason when the bundle was not built", async () => {
  expect(await (await serving("nowhere").request("/", { headers: browser })).text()).toContain("npm start");
});

test("returns the landing page at / to visitors, and the app to callers with the session hint", async () => {
  const isLanding = async (path: string, Cookie = "") =>
    (await (await get(path, { ...browser, Cookie })).text()).includes("Glimmer");
  expect(await isLanding("/")).toBe(true);
  expect(await isLanding("/", "glimmer_signed_in=; theme=dark")).toBe(true);
  expect(await isLanding("/", "theme=dark; glimmer_signed_in=1")).toBe(false);
  expect(await isLanding("/login")).toBe(false);
  expect(await isLanding("/landing.html")).toBe(false);
});

test("returns the page with the first posts at / to callers with the session hint, once it is built", async () => {
  const folderOf = "with-home";
  await mkdir(join(folder, folderOf));
  for (const name of ["index", "landing", "home"]) {
    await writeFile(join(folder, folderOf, `${name}.html`), `<p>${name}</p>`);
  }
  const server = serving(folderOf);
  const pageAt = async (path: string, Cookie = "glimmer_signed_in=1") =>
    await (await server.request(path, { headers: { ...browser, Cookie } })).text();
  expect(await pageAt("/")).toBe("<p>home</p>");
  expect(await pageAt("/", "")).toBe("<p>landing</p>");
  expect(await pageAt("/chat")).toBe("<p>index</p>");
  expect(await pageAt("/home.html")).toBe("<p>index</p>");
});

test("returns the page with the sign-in form at /login to visitors, unless a query asks for more", async () => {
  const folderOf = "with-sign-in";
  await mkdir(join(folder, folderOf));
  for (const name of ["index", "login"]) {
    await writeFile(join(folder, folderOf, `${name}.html`), `<p>${name}</p>`);
  }
  const server = serving(folderOf);
  const pageAt = async (path: string, Cookie = "") =>
    await (await server.request(path, { headers: { ...browser, Cookie } })).text();
  expect(await pageAt("/login")).toBe("<p>login</p>");
  expect(await pageAt("/login?mode=forgot")).toBe("<p>index</p>");
  expect(await pageAt("/login", "glimmer_signed_in=1")).toBe("<p>index</p>");
  expect(await pageAt("/login.html")).toBe("<p>index</p>");
});

test("sends each page with the policy of its own script, and Vary for caches", async () => {
  const landing = await get("/", browser);
  const app = await get("/", { ...browser, Cookie: "glimmer_signed_in=1" });
  expect(landing.headers.get("vary")).toContain("Cookie");
  const policies = [landing, app].map((response) => response.headers.get("content-security-policy"));
  expect(new Set(policies).size).toBe(2);
});

test("sends each page in the language chosen in the browser, else in one that the browser wants", async () => {
  const folderOf = "in-languages";
  await mkdir(join(folder, folderOf, "de"), { recursive: true });
  for (const name of ["index", "landing"]) {
    await writeFile(join(folder, folderOf, `${name}.html`), `<p>${name}</p>`);
    await writeFile(join(folder, folderOf, "de", `${name}.html`), `<p lang="de">${name}</p>`);
  }
  const server = serving(folderOf);
  const open = (path: string, headers: Record<string, string>) =>
    server.request(path, { headers: { ...browser, ...headers } });
  const pageAt = async (path: string, headers: Record<string, string>) =>
    await (await open(path, headers)).text();
  expect(await pageAt("/", { "Accept-Language": "de-CH, en;q=0.8" })).toBe('<p lang="de">landing</p>');
  expect(await pageAt("/shop", { "Accept-Language": "de" })).toBe('<p lang="de">index</p>');
  expect(await pageAt("/", { "Accept-Language": "nl" })).toBe("<p>landing</p>");
  // It is offered, but was not built here.
  expect(await pageAt("/", { "Accept-Language": "ar" })).toBe("<p>landing</p>");
  const choice = { "Accept-Language": "de", Cookie: "glimmer_language=en" };
  expect(await pageAt("/", choice)).toBe("<p>landing</p>");
  expect(await pageAt("/de/index.html", {})).toBe("<p>index</p>");
  expect((await open("/", {})).headers.get("vary")).toContain("Cookie, Accept-Language");
});

test.each([
  ["/?language=de", "/"],
  ["/shop?tab=xp&language=ar&from=a%20b", "/shop?tab=xp&from=a+b"],
  ["//evil.example/?language=de", "/evil.example/"],
  [String.raw`/\evil.example?language=de`, "/evil.example"],
])("keeps the language that %s asks for, and leads to %s", async (path, target) => {
  const response = await get(path, browser);
  expect([response.status, response.headers.get("location")]).toEqual([303, target]);
  expect(response.headers.get("set-cookie")).toMatch(
    /^glimmer_language=(?:de|ar); Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("returns the page where an address asks for a language that there is not", async () => {
  const response = await get("/shop?language=xx", browser);
  expect([response.status, response.headers.get("set-cookie")]).toEqual([200, null]);
});

test("allows Stripe's card form at /checkout alone, and there only with Stripe's keys", async () => {
  const withKeys = serving("web", { holdsStripe: true });
  const policyAt = async (path: string, server = withKeys) =>
    (await server.request(path, { headers: browser })).headers.get("content-security-policy");
  expect(await policyAt("/checkout")).toContain("https://js.stripe.com");
  expect(await policyAt("/checkout/")).toContain("https://js.stripe.com");
  for (const path of ["/", "/shop", "/checkout/1", "/login", "/ada.lovelace"]) {
    expect(await policyAt(path), path).not.toContain("stripe");
  }
  expect(await policyAt("/checkout", app)).not.toContain("stripe");
});

test.each(["/.env", "/.git/config", "/ada/.htpasswd", "/.well-known/nothing"])(
  "returns 404 for %s, also to a browser",
  async (path) => {
    expect((await get(path, browser)).status).toBe(404);
  },
);
