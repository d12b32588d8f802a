import { createServer } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { openOnFreePort } from "../../../start/free-port.ts";
import { examinationOf } from "../testing/examination-of.ts";
import { checkPages } from "../installation/check-pages.ts";
import { checkCertificate } from "../proxy/check-certificate.ts";
import { checkProxy } from "../proxy/check-proxy.ts";
import { checkStreams } from "../run-doctor.ts";
import { checkUploads } from "../proxy/check-uploads.ts";
import { checkWebSocket } from "../proxy/check-websocket.ts";
import { serve } from "../testing/serve.ts";
import { checkDescriptors, judgeDescriptors } from "./check-descriptors.ts";
import { checkPorts } from "./check-ports.ts";

test("says that a free port is free", async () => {
  const port = await openOnFreePort(async (free) => {
    const closed = createServer().listen(free, "127.0.0.1");
    await once(closed, "listening");
    closed.close();
    await once(closed, "close");
    return free;
  });
  expect(await checkPorts.run(examinationOf({ PORT: String(port) }))).toEqual([
    expect.objectContaining({ verdict: "ok", says: `Port ${port} on 127.0.0.1 is free for the next start.` }),
  ]);
});

test("names the program that has the port", async () => {
  const origin = await serve((_request, response) => void response.end("Hello"));
  const { port } = new URL(origin);
  const [found] = [await checkPorts.run(examinationOf({ PORT: port }))].flat();
  expect(found).toMatchObject({
    verdict: "fix",
    says: expect.stringContaining(
      process.platform === "linux" ? `(process ${process.pid}).` : `Port ${port} is used by another program`,
    ),
    todo: expect.stringContaining("choose another PORT"),
  });
});

test("knows another Glimmer on the port, and says how to give this command its settings", async () => {
  const origin = await serve((_request, response) =>
    void response.writeHead(404, { "X-Release": "0.2.0;0.2.0" }).end()
  );
  const [found] = [await checkPorts.run(examinationOf({ PORT: new URL(origin).port }))].flat();
  expect(found).toMatchObject({
    verdict: "fix",
    says: expect.stringContaining("Another Glimmer"),
    todo: expect.stringContaining("--env-file"),
  });
});

test("says so when our own server does not respond", async () => {
  const running = { launcherPid: process.pid, serverPid: process.pid, address: null };
  const [found] = [await checkPorts.run(examinationOf({ PORT: "9" }, { running }))].flat();
  expect(found).toMatchObject({ verdict: "fix", says: expect.stringContaining("nothing listens there") });
});

test("says so when the server waits for its database", async () => {
  const origin = await serve((_request, response) =>
    void response.writeHead(503, { "X-Release": "0.2.0;0.2.0" }).end()
  );
  const running = { launcherPid: process.pid, serverPid: process.pid, address: null };
  const [found] = [await checkPorts.run(examinationOf({ PORT: new URL(origin).port }, { running }))].flat();
  expect(found).toMatchObject({ verdict: "fix", says: expect.stringContaining("waits for its database") });
});

test("says whether the metrics are served", async () => {
  const metrics = await serve((_request, response) => void response.end("glimmer_sockets_open 0"));
  const other = await serve((_request, response) => void response.end("Hello"));
  const running = { launcherPid: process.pid, serverPid: process.pid, address: null };
  for (const [origin, verdict] of [[metrics, "ok"], [other, "warn"]] as const) {
    const env = { PORT: "9", METRICS_ADDRESS: new URL(origin).host };
    expect([await checkPorts.run(examinationOf(env, { running }))].flat()[1]).toMatchObject({ verdict });
  }
  expect([await checkPorts.run(examinationOf({ METRICS_ADDRESS: new URL(other).host, PORT: "0" }))].flat()[1])
    .toMatchObject({ verdict: "fix" });
});

test.each([
  ["ok", { limit: 65_536, open: 400, isRunning: true, isProduction: true }],
  ["warn", { limit: 1_024, open: 40, isRunning: true, isProduction: true }],
  ["ok", { limit: 1_024, open: 40, isRunning: true, isProduction: false }],
  ["warn", { limit: 1_024, open: 900, isRunning: true, isProduction: false }],
])("judges as %s descriptors of %o", (verdict, descriptors) => {
  expect(judgeDescriptors(descriptors).verdict).toBe(verdict);
});

test.runIf(process.platform === "linux")("reads the limit and the open files of the server", async () => {
  const running = { launcherPid: process.pid, serverPid: process.pid, address: null };
  expect(await checkDescriptors.run(examinationOf({}, { running })))
    .toMatchObject({ says: expect.stringMatching(/^The server may open \d+ files, and has [1-9]\d* open/) });
});

test("asks a worker for its health, and nothing of what members reach", async () => {
  const origin = await serve(({ url }, response) =>
    void (url === "/api/health"
      ? response.end('{"database":"ok"}')
      : response.writeHead(404).end("This process runs jobs (ROLE=worker)."))
  );
  const running = { launcherPid: process.pid, serverPid: process.pid, address: null };
  const env = { PORT: new URL(origin).port, ROLE: "worker", REDIS_URL: "redis://127.0.0.1:9" };
  const worker = examinationOf({ ...env, PUBLIC_URL: "https://glimmer.example.org" }, { running });
  expect([await checkPorts.run(worker)].flat()).toEqual([
    expect.objectContaining({ verdict: "ok", says: `Our worker answers at ${origin}/api/health.` }),
  ]);
  for (
    const check of [checkPages, checkProxy, checkCertificate, checkWebSocket, checkUploads, checkStreams]
  ) {
    expect(await check.run(worker), check.name).toMatchObject({
      verdict: "skipped",
      says: expect.stringContaining("ROLE=worker"),
    });
  }
});
