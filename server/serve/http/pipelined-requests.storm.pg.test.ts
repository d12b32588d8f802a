import { expect, test } from "vitest";
import { watchMemory } from "../../testing/load/memory-of-process.ts";
import { startOrdinaryReaders } from "../../testing/load/ordinary-readers.ts";
import type { PipelineReport } from "../../testing/load/pipeline-requests.ts";
import { proofSize } from "../../testing/proof-size.ts";
import { runtimes, startProgram } from "../../testing/servers/start-program.ts";
import { startServer } from "../../testing/servers/start-server.ts";
import { liveServer } from "../../testing/servers/live-server.ts";
import { testDatabase } from "../../testing/test-database.ts";

const db = await testDatabase();
const server = await startServer({ env: { DATABASE_URL: db.url, RATE_LIMIT_SCALE: "1" } });
const live = liveServer(server, db);
const tokens = (await Promise.all(Array.from({ length: 20 }, () => live.member()))).map(({ token }) => token);

/** Six connections send the same request again and again, and open anew when they are closed. */
async function pour(request: string, options: Readonly<Record<string, string>>): Promise<PipelineReport> {
  const node = runtimes.find(({ runtime }) => runtime === "Node")!;
  const program = startProgram(node, new URL("../../testing/load/pipeline-requests.ts", import.meta.url), {
    PORT: String(server.port),
    REQUEST: request,
    ...options,
  });
  return JSON.parse(await program.hear()) as PipelineReport;
}

const get = "GET /api/posts HTTP/1.1\r\nHost: localhost\r\n\r\n";
const upload = "POST /api/posts HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n0123456789";

test.each<{ what: string; request: string; options: Record<string, string>; mostMb: number }>([
  { what: "requests whose responses are read", request: get, options: { MEGABYTES: "44" }, mostMb: 100 },
  {
    what: "requests whose responses are not read",
    request: get,
    options: { MEGABYTES: "44", READS: "0" },
    mostMb: 100,
  },
  { what: "uploads", request: upload, options: { MEGABYTES: "44" }, mostMb: 100 },
  // Gigabytes without a pause: the heap of so busy a process grows, and then no more.
  ...proofSize({
    sample: [],
    whole: [{
      what: "endless requests",
      request: get,
      options: { MEGABYTES: "1e9", SECONDS: "40" },
      mostMb: 300,
    }],
  }),
])("serves ordinary readers beside six connections of pipelined $what, without growing", {
  timeout: 120_000,
}, async ({ what, request, options, mostMb }) => {
  const readers = await startOrdinaryReaders({
    port: server.port,
    paths: ["/api/posts", "/api/notifications"],
    tokens,
  });
  const memory = await watchMemory(server.pid);
  const report = await pour(request, options);
  const { served, failed, longestMs } = await readers.stop();
  const grownMb = await memory.grownMb();
  console.info(`${what}: ${JSON.stringify({ ...report, grownMb, served, longestMs })}`);
  expect(failed).toEqual([]);
  expect(served).toBeGreaterThanOrEqual(tokens.length);
  expect(report.closed).toBeGreaterThan(0);
  expect(grownMb).toBeLessThan(mostMb);
  expect(longestMs).toBeLessThan(proofSize({ sample: Infinity, whole: 1_000 }));
});

test("says in the log that connections were closed, and stops at once after all this", async () => {
  await server.logs("connections with requests without end are closed");
  expect(await server.stop()).toBe(0);
});
