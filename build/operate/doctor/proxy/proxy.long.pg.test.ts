import { afterAll, describe, expect, test } from "vitest";
import { createApp } from "../../../../server/app.ts";
import { openLive } from "../../../../server/live/open-live.ts";
import { createHttpServer, listen } from "../../../../server/serve/http/http-server.ts";
import { createTestApp } from "../../../../server/testing/create-test-app.ts";
import type { Check } from "../check.ts";
import type { Examination } from "../examination.ts";
import { type ProxyFaults, startProxy } from "../testing/start-proxy.ts";
import { examinationOf } from "../testing/examination-of.ts";
import { serve } from "../testing/serve.ts";
import { checkProxy } from "./check-proxy.ts";
import { checkStreams, lookAtStreams } from "../run-doctor.ts";
import { checkUploads, lookAtUploads } from "./check-uploads.ts";
import { checkWebSocket } from "./check-websocket.ts";

const t = await createTestApp();
const proxy = await startProxy();
afterAll(() => proxy.close());

/** The whole service over HTTP, behind the proxy. */
async function startBehindProxy(trustedProxies: readonly string[], sessionSecret = t.config.sessionSecret) {
  const config = { ...t.config, publicUrl: proxy.origin, trustedProxies, sessionSecret };
  const deps = { ...t.deps, config };
  const gateway = openLive(deps);
  const app = createApp(deps, gateway);
  const server = createHttpServer({
    handle: (request, peer) => app.fetch(request, peer),
    onError: () => new Response(null, { status: 500 }),
    release: ["X-Release", "1.0.0;1.0.0"],
  });
  const port = await listen(server, { hostname: "127.0.0.1", port: 0 });
  afterAll(async () => {
    await gateway.close();
    server.closeAllConnections();
    server.close();
  });
  const examination: Examination = examinationOf({}, {
    config: { ...config, host: "127.0.0.1", port },
    running: { launcherPid: process.pid, serverPid: process.pid, address: proxy.origin },
    now: t.clock.now,
  });
  return { examination, origin: `http://127.0.0.1:${port}` };
}

const [trusting, trustingAnother, unaware, stranger] = [
  await startBehindProxy(["127.0.0.1"]),
  await startBehindProxy(["10.0.0.5"]),
  await startBehindProxy([]),
  await startBehindProxy([], "the secret of somebody else's service"),
];

async function look(check: Check, faults: ProxyFaults = {}, { examination, origin } = trusting) {
  proxy.lead(origin, faults);
  const findings = [await check.run(examination)].flat();
  return findings.map(({ verdict, says, todo }) => `${verdict}: ${says} ${todo ?? ""}`).join("\n");
}

describe("proxy", () => {
  test("finds nothing to do when the proxy passes everything on and is trusted", async () => {
    const found = await look(checkProxy);
    expect(found).toContain(`ok: ${proxy.origin} leads to this server.`);
    expect(found).toContain("ok: X-Forwarded-For is passed on and believed.");
    expect(found).not.toMatch(/^(warn|fix)/m);
  });

  test.each<[string, ProxyFaults, RegExp]>([
    ["changes Host", { host: "backend.internal" }, /^fix: .*does not pass Host on.*proxy_set_header Host/],
    ["sends no X-Forwarded-For", { forwardedFor: "none" }, /^fix: The proxy does not send X-Forwarded-For/m],
    ["passes on a forged X-Forwarded-For", { forwardedFor: "pass" }, /^fix: .*as clients wrote it/m],
    ["removes X-Release", { drops: ["x-release"] }, /^fix: The proxy removes X-Release/m],
    [
      "responds in place of the server",
      { answersWith: 200 },
      /^fix: .*something else responds than Glimmer \(200\)/,
    ],
    [
      "does not reach the server",
      { answersWith: 502 },
      /^fix: .*does not reach the server \(502\).*Let it pass/,
    ],
    ["sends members elsewhere", { answersWith: 301 }, /^fix: .*sends members on to/],
  ])("says what to do when the proxy %s", async (_case, faults, expected) => {
    expect(await look(checkProxy, faults)).toMatch(expected);
  });

  test("names the address to trust when the proxy is not trusted", async () => {
    expect(await look(checkProxy, {}, unaware)).toMatch(/^fix: .*Set TRUSTED_PROXIES=127\.0\.0\.1 /m);
  });

  test("adds the address to trust when another proxy is trusted", async () => {
    expect(await look(checkProxy, {}, trustingAnother)).toMatch(
      /^fix: The proxy connects from 127\.0\.0\.1, .*Set TRUSTED_PROXIES=10\.0\.0\.5,127\.0\.0\.1 /m,
    );
  });

  test("says so when another Glimmer responds at PUBLIC_URL", async () => {
    proxy.lead(stranger.origin);
    const [found] = [await checkProxy.run(trusting.examination)].flat();
    expect(found).toMatchObject({
      verdict: "fix",
      says: expect.stringContaining("another Glimmer responds"),
    });
  });

  test("says so when nothing listens at PUBLIC_URL", async () => {
    const { examination } = trusting;
    const config = { ...examination.config, publicUrl: "http://127.0.0.1:9" };
    const [found] = [await checkProxy.run({ ...examination, config })].flat();
    expect(found).toMatchObject({ verdict: "fix", says: expect.stringContaining("nothing listens there") });
  });
});

describe("websocket", () => {
  test("opens through a proxy that passes it on", async () => {
    expect(await look(checkWebSocket)).toMatch(/^ok/);
  });

  test("names the headers when the proxy does not pass them on", async () => {
    expect(await look(checkWebSocket, { drops: ["upgrade", "connection"] })).toMatch(
      /^fix: Live updates.*\$http_upgrade/,
    );
  });

  test("says so when the proxy drops Origin", async () => {
    expect(await look(checkWebSocket, { drops: ["origin"] })).toMatch(/^fix: .*403.*Origin/);
  });
});

describe("uploads", () => {
  test("pass a proxy that allows them", async () => {
    expect(await look(checkUploads)).toBe("ok: The largest upload (11 MB) passes. ");
  });

  test("may be slow on a slow line, which is nothing that the proxy does", async () => {
    proxy.lead(trusting.origin, { stallsFromBytes: 1024 ** 2 });
    expect(await lookAtUploads(trusting.examination, 200)).toMatchObject({
      verdict: "warn",
      says: "An upload of 11 MB took longer than 0.2 s.",
    });
  });

  test("name the setting when the proxy allows 1 MB, as nginx does by itself", async () => {
    expect(await look(checkUploads, { mostBytes: 1024 ** 2 })).toMatch(/^fix: .*client_max_body_size 12m/);
  });
});

describe("streams", () => {
  test("pass a proxy that does not buffer", async () => {
    proxy.lead(trusting.origin);
    expect(await lookAtStreams(trusting.examination, 60_000))
      .toMatchObject({ verdict: "ok", says: "Streams pass as they come." });
  });

  test("are held back by a proxy that buffers", async () => {
    proxy.lead(trusting.origin, { buffers: true });
    expect(await lookAtStreams(trusting.examination, 50))
      .toMatchObject({ verdict: "warn", todo: expect.stringContaining("buffering") });
  });
});

test("leaves websocket, uploads and streams to the lines of proxy while something else responds", async () => {
  const { examination } = trusting;
  const config = {
    ...examination.config,
    publicUrl: await serve((_request, response) => void response.end("Hello")),
  };
  for (const check of [checkWebSocket, checkUploads, checkStreams]) {
    expect(await check.run({ ...examination, config })).toMatchObject({ verdict: "skipped" });
  }
});
