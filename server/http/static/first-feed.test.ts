import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pino } from "pino";
import { firstFeedModule, homeMarks } from "#shared/system/first-calls.ts";
import { noMetrics } from "../../metrics/metrics.ts";
import { logRequests } from "../log/request-log.ts";
import type { AppEnv } from "../routing/app-env.ts";
import { chainSteps } from "../routing/middleware.ts";
import { setCommonHeaders } from "../security/response-headers.ts";
import { askAsCaller } from "./ask-as-caller.ts";
import { serveStatic } from "./serve-static.ts";

const { posts, postsEnd, responses } = homeMarks;
const home = `<h1>Home</h1>${posts}<p>Skeleton</p>${postsEnd}<hr>${responses}<script>start()</script>`;
const drawing = `export const drawFirstFeed = (posts, promoted, address) => {
  if (posts.some((post) => post === "broken")) throw new Error("broken");
  return posts.map((post) => "<p>" + post + "</p>").join("") + promoted.length + address;
};`;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "glimmer-first-feed-"));
  await writeFile(join(folder, "index.html"), "<p>app</p>");
  await writeFile(join(folder, "landing.html"), "<p>landing</p>");
  await writeFile(join(folder, "home.html"), home);
  await mkdir(dirname(join(folder, firstFeedModule)));
  await writeFile(join(folder, firstFeedModule), drawing);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Served {
  readonly listed?: readonly string[];
  readonly member?: object | null;
  readonly status?: number;
}

/** The site with an API of its own, and the cookies with which each of its calls came. */
function serving({ listed = ["One", "<b>Two</b>"], member = { id: "1" }, status = 200 }: Served = {}) {
  const app = new Hono<AppEnv>();
  const asked: (readonly [address: string, cookie: string | undefined])[] = [];
  app.use(
    logRequests({ log: pino({ level: "silent" }), metrics: noMetrics }),
    chainSteps(
      setCommonHeaders({ publicUrl: "http://glimmer.test", hstsSubdomains: false, oldestClient: "1.0.0" }),
    ),
  );
  app.get("/api/*", (c) => {
    const { pathname, search } = new URL(c.req.url);
    asked.push([pathname + search, c.req.header("cookie")]);
    if (pathname === "/api/auth/user") {
      return c.json(member, 200, { "Set-Cookie": "session=2", "X-Xp": '"5"' });
    }
    return pathname === "/api/posts"
      ? c.json(listed, status as 200, { ETag: '"digest-identity"' })
      : c.json([]);
  });
  const bundle = serveStatic(folder, {
    publicUrl: "https://glimmer.test",
    ask: askAsCaller((request, env) => app.fetch(request, env)),
  });
  app.notFound(async (c) => await bundle(c) ?? c.text("not found", 404));
  const open = (path = "/", headers: Record<string, string> = {}, method = "GET") =>
    app.request(path, {
      method,
      headers: { Accept: "text/html", Cookie: "glimmer_signed_in=1; session=1", ...headers },
    });
  return { open, asked };
}

test("writes the first posts in place of the skeleton, drawn for the address that was opened", async () => {
  const { open, asked } = serving();
  const page = await open();
  expect(await page.text()).toMatch(
    /^<h1>Home<\/h1><p>One<\/p><p><b>Two<\/b><\/p>0http:\/\/localhost\/<hr><script type="application\/json"/,
  );
  expect(asked.map(([address]) => address).toSorted()).toEqual([
    "/api/auth/user",
    "/api/posts/promoted",
    "/api/posts?limit=20",
  ]);
  expect(new Set(asked.map(([, cookie]) => cookie))).toEqual(new Set(["glimmer_signed_in=1; session=1"]));
});

test("brings the responses along as data that ends no script, with what the app reads of their headers", async () => {
  const text = await (await serving().open()).text();
  const found = [...text.matchAll(/data-first-call="([^"]*)" data-headers="([^"]*)">([^<]*)<\/script>/g)];
  expect(found.map(([, address]) => address)).toEqual([
    "/api/posts?limit=20",
    "/api/posts/promoted",
    "/api/auth/user",
  ]);
  expect(JSON.parse(found[0]?.[3] ?? "")).toEqual(["One", "<b>Two</b>"]);
  const headers = new Headers(
    JSON.parse((found[2]?.[2] ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&")) as [
      string,
      string,
    ][],
  );
  expect(headers.get("x-xp")).toBe('"5"');
  expect(Date.parse(headers.get("date") ?? "")).not.toBeNaN();
  expect(headers.has("set-cookie")).toBe(false);
});

test("names the version of a response as the caller's next call of it is named", async () => {
  const etagIn = async (encoding: string, listed?: readonly string[]) => {
    const page = await serving(listed && { listed }).open("/", { "Accept-Encoding": encoding });
    const bytes = new Uint8Array(await page.arrayBuffer());
    const text = new TextDecoder().decode(encoding === "gzip" ? gunzipSync(bytes) : bytes);
    return /digest-\w+/.exec(text)?.[0];
  };
  const long = ["calm ".repeat(400)];
  expect(await etagIn("gzip", long)).toBe("digest-gzip");
  expect(await etagIn("identity", long)).toBe("digest-identity");
  // A short response is never compressed.
  expect(await etagIn("gzip")).toBe("digest-identity");
});

test("is kept by no cache, sets the cookies of its calls and allows the scripts of the page alone", async () => {
  const { headers } = await serving().open();
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("etag")).toBeNull();
  expect(headers.getSetCookie()).toEqual(["session=2"]);
  expect(headers.get("vary")).toContain("Cookie");
  expect(headers.get("content-security-policy")?.match(/sha256-/g)).toHaveLength(1);
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("compresses the page with %s", async (encoding, plain) => {
  const page = await serving().open("/", { "Accept-Encoding": encoding });
  expect(page.headers.get("content-encoding")).toBe(encoding);
  const bytes = new Uint8Array(await page.arrayBuffer());
  expect(page.headers.get("content-length")).toBe(String(bytes.length));
  expect(plain(bytes).toString()).toContain("<p>One</p>");
});

test.each<[what: string, served: Served, path?: string, method?: string, headers?: Record<string, string>]>([
  ["a call fails", { status: 503 }],
  ["nobody is signed in", { member: null }],
  ["the posts cannot be drawn", { listed: ["broken"] }],
  ["the other tab is opened", {}, "/?tab=following"],
  ["only its headers are asked for", {}, "/", "HEAD"],
  ["a script compares it with its own", {}, "/", "GET", { "Sec-Fetch-Mode": "cors" }],
])("sends the page without posts when %s", async (_, served, path, method = "GET", headers = {}) => {
  const page = await serving(served).open(path, headers, method);
  expect(page.status).toBe(200);
  expect(page.headers.get("etag")).not.toBeNull();
  expect(await page.text()).toBe(method === "HEAD" ? "" : home);
});
