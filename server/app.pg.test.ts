import { msg } from "@lingui/core/runtime-macro";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contract } from "#shared/contract.ts";
import { errorEnvelope } from "#shared/errors.ts";
import { product } from "#shared/product.ts";
import { createApp } from "./app.ts";
import { AppError } from "./errors.ts";
import { createTestApp } from "./testing/create-test-app.ts";
import { member } from "./testing/member.ts";
import { requestsOf } from "./testing/requests.ts";

const t = await createTestApp();
const ada = await member(t);
const production = {
  ...t.config,
  environment: "production" as const,
  publicUrl: "https://glimmer.example",
  smtpUrl: "smtp://127.0.0.1:9",
  webDir: "no-such-folder",
};

function mountedRoutes(config = t.config): string[] {
  return createApp({ ...t.deps, config }).routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => `${method} ${path}`).sort();
}

function contractRoutes(rows = Object.values(contract)): string[] {
  return rows.map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`)
    .sort();
}

test("mounts every endpoint of the contract and no other", () => {
  expect(mountedRoutes()).toEqual(contractRoutes());
});

test("mounts no development endpoint in production", () => {
  const rows = Object.values(contract).filter(({ developmentOnly }) => !developmentOnly);
  expect(mountedRoutes(production)).toEqual(contractRoutes(rows));
  expect(rows.length).toBeLessThan(Object.keys(contract).length);
});

test("registers literal paths before those with an id", async () => {
  expect((await ada.get(`/api/users/username/${ada.username}`)).status).toBe(200);
});

test.each(["/api", "/api/", "/api/nothing", "/api/posts/1/2/3", "/api//posts"])(
  "returns 404 with the envelope for %s",
  async (path) => {
    const answer = await t.get(path);
    expect(answer.status).toBe(404);
    expect(errorEnvelope.parse(await answer.json()).code).toBe("unknown_call");
  },
);

test("names its release and the oldest client in every response of the API, and in no other", async () => {
  const release = `${product.version};${product.oldestClient}`;
  for (const path of ["/api/posts", "/api/nothing", "/api/health"]) {
    expect((await t.get(path)).headers.get("x-release"), path).toBe(release);
    expect((await ada.get(path)).headers.get("x-release"), path).toBe(release);
  }
  expect((await t.get("/return-to-app")).headers.has("x-release")).toBe(false);
  const config = { ...t.config, oldestClient: "9.0.0" };
  const strict = requestsOf({ app: createApp({ ...t.deps, config }), config });
  expect((await strict.get("/api/health")).headers.get("x-release")).toBe(`${product.version};9.0.0`);
});

test("returns 405 with the allowed methods for a wrong method", async () => {
  const answer = await ada.put("/api/posts", {});
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
  expect(errorEnvelope.parse(await answer.json()).code).toBe("method_not_allowed");
  expect((await t.request("POST", "/login")).headers.get("allow")).toBe("GET, HEAD");
});

test("responds to HEAD as to GET, without a body", async () => {
  const answer = await t.request("HEAD", "/api/health");
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
});

test("gives every response its own request id, which errors repeat", async () => {
  const [one, two] = await Promise.all([t.get("/api/posts"), t.get("/api/health")]);
  const ids = [one, two].map((answer) => answer.headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(2);
  expect(errorEnvelope.parse(await one.json())).toMatchObject({ code: "unauthenticated", requestId: ids[0] });
});

test("sends security headers with every response", async () => {
  for (const path of ["/api/health", "/api/nothing", "/api/docs", "/dev/outbox", "/nothing.png"]) {
    const { headers } = await t.get(path);
    expect(headers.get("content-security-policy"), path).toMatch(
      /^default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(headers.get("content-security-policy"), path).not.toContain("unsafe-inline");
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy"), path).toBe("same-origin");
    expect(headers.get("permissions-policy"), path).toContain("camera=()");
    expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
    expect(headers.get("strict-transport-security"), path).toBeNull();
  }
  for (
    const [hstsSubdomains, header] of [[false, "max-age=63072000"], [
      true,
      "max-age=63072000; includeSubDomains",
    ]] as const
  ) {
    const config = { ...production, hstsSubdomains };
    const secure = requestsOf({ app: createApp({ ...t.deps, config }), config });
    expect((await secure.get("/api/health")).headers.get("strict-transport-security")).toBe(header);
  }
});

test("forbids caching private responses", async () => {
  for (const path of ["/api/auth/user", "/api/posts", "/api/posts/nope"]) {
    expect((await ada.get(path)).headers.get("cache-control"), path).toBe("no-store");
  }
});

test("returns 503 with the same body from health while the database is away, querying it once a second", async () => {
  let asked = 0;
  let isUp = true;
  const db = { ...t.db, isUp: () => Promise.resolve((asked++, isUp)) };
  const app = requestsOf({ app: createApp({ ...t.deps, db }), config: t.config });
  for (let n = 0; n < 20; n++) expect((await app.get("/api/health")).status).toBe(200);
  expect(asked).toBe(1);
  isUp = false;
  t.clock.advance(1000);
  const answer = await app.get("/api/health");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: "degraded", database: "down" });
});

/**
 * Like the driver's, its statements fail when awaited; a fragment inside another statement never
 * is.
 */
function failingSql(error: Error) {
  return () => ({ then: (_resolve: unknown, reject: (error: Error) => void) => reject(error) });
}

test("returns 503 with Retry-After and without details when the database is lost", async () => {
  const sql = failingSql(new AppError("database_unavailable", msg`We cannot reach it`, { retryAfter: 1 }));
  const db = { ...t.db, sql: sql as unknown as typeof t.db.sql };
  const app = requestsOf({ app: createApp({ ...t.deps, db }), config: t.config }, {
    Authorization: `Bearer ${"a".repeat(43)}`,
  });
  const answer = await app.get("/api/posts");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
});

test("returns 500 with the request id and no details for an unexpected error", async () => {
  const sql = failingSql(new Error("relation members does not exist"));
  const db = { ...t.db, sql: sql as unknown as typeof t.db.sql };
  const app = requestsOf({ app: createApp({ ...t.deps, db }), config: t.config }, {
    Authorization: `Bearer ${"b".repeat(43)}`,
  });
  const answer = await app.get("/api/posts");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("relation");
});

test("shows the outbox as an escaped page, and not when mails are sent", async () => {
  await t.deps.providers.mail.deliver({
    to: "ada@example.org",
    subject: "<b>Hi</b>",
    text: "https://a.example/x",
    html: "",
    messageId: "<one@glimmer.test>",
  });
  const text = await (await t.get("/dev/outbox")).text();
  expect(text).toContain("&lt;b&gt;Hi&lt;/b&gt;");
  expect(text).toContain('href="https://a.example/x"');
  const sent = requestsOf({ app: createApp({ ...t.deps, config: production }), config: production });
  for (const path of ["/dev/outbox", "/api/dev/outbox"]) expect((await sent.get(path)).status).toBe(404);
});

test("returns 404 in production for pages of development: the app's page to a browser, JSON to programs", async () => {
  const webDir = await mkdtemp(join(tmpdir(), "glimmer-web-"));
  onTestFinished(() => rm(webDir, { recursive: true }));
  await writeFile(join(webDir, "index.html"), "<title>Glimmer</title>");
  const config = { ...production, webDir };
  const app = requestsOf({ app: createApp({ ...t.deps, config }), config });
  const visit = (path: string) => app.request("GET", path, { headers: { Accept: "text/html" } });
  expect((await visit("/login")).status).toBe(200);
  for (const path of ["/dev/outbox", "/stripe-test"]) {
    const answer = await visit(path);
    expect([answer.status, await answer.text()], path).toEqual([404, "<title>Glimmer</title>"]);
    const asJson = await app.request("GET", path, { headers: { Accept: "application/json" } });
    expect([asJson.status, asJson.headers.get("content-type")], path).toEqual([404, "application/json"]);
  }
  const call = await visit("/api/dev/outbox");
  expect([call.status, call.headers.get("content-type")]).toEqual([404, "application/json"]);
});
