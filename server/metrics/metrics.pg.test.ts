import { expect, test } from "vitest";
import { startServer } from "../testing/servers/start-server.ts";
import { testDatabase } from "../testing/test-database.ts";
import { selectRunTimes } from "./backup-times-queries.ts";

const db = await testDatabase();
const server = await startServer({ env: { DATABASE_URL: db.url, METRICS_ADDRESS: "127.0.0.1:0" } });
const { port } = server.log.find(({ msg }) => msg === "metrics") as unknown as { port: number };
const origin = `http://127.0.0.1:${server.port}`;
const address = `http://127.0.0.1:${port}/metrics`;

async function figure(name: string): Promise<number | undefined> {
  const lines = (await (await fetch(address)).text()).split("\n");
  const line = lines.find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

test("counts requests by endpoint name and status class", async () => {
  for (const path of ["/api/posts", "/api/posts?cursor=x", "/api/health", "/api/made-up"]) {
    await (await fetch(origin + path)).body?.cancel();
  }
  await fetch(`${origin}/api/posts`, { method: "PROPFIND" });
  expect(await figure('glimmer_requests_total{endpoint="listPosts",method="GET",status="4xx"}')).toBe(2);
  expect(await figure('glimmer_requests_total{endpoint="getHealth",method="GET",status="2xx"}')).toBe(1);
  expect(await figure('glimmer_requests_total{endpoint="other",method="GET",status="4xx"}')).toBe(1);
  expect(await figure('glimmer_requests_total{endpoint="other",method="other",status="4xx"}')).toBe(1);
  expect(await figure('glimmer_request_seconds_count{endpoint="listPosts"}')).toBe(2);
});

test("counts statements by name, and exports pool, sockets, jobs and the process", async () => {
  expect(await figure('glimmer_statements_total{statement="db/isUp"}')).toBeGreaterThan(0);
  expect(await figure('glimmer_statement_seconds_total{statement="db/isUp"}')).toBeGreaterThan(0);
  expect(await figure("glimmer_pool_open")).toBeGreaterThan(0);
  await expect.poll(() => figure("glimmer_pool_waiting")).toBe(0);
  expect(await figure("glimmer_sockets_open")).toBe(0);
  expect(await figure("process_resident_memory_bytes")).toBeGreaterThan(1e7);
  await expect.poll(() => figure('glimmer_jobs_total{task="unlock_jobs",outcome="ran"}'), { timeout: 15_000 })
    .toBeGreaterThan(0);
});

test("exports whether database and bus are there, and the disk of DATA_DIR", async () => {
  expect(await figure("glimmer_database_away")).toBe(0);
  expect(await figure("glimmer_bus_away")).toBe(0);
  const size = await figure("glimmer_disk_bytes");
  expect(size).toBeGreaterThan(1e6);
  expect(await figure("glimmer_disk_free_bytes")).toBeLessThanOrEqual(size ?? 0);
});

test("says that no backup was ever made where each night has one, and nothing where none has", async () => {
  expect(await selectRunTimes(db.sql, true)).toEqual([{ kind: "backup", succeeded: 0, failed: 0 }]);
  expect(await selectRunTimes(db.sql, false)).toEqual([]);
  await db.sql`
    insert into backup_runs (kind, process, place, started_at, finished_at)
    values ('backup', 0, '/srv/backups', now(), to_timestamp(1000))`;
  expect(await selectRunTimes(db.sql, false)).toEqual([{ kind: "backup", succeeded: 1_000, failed: 0 }]);
});

test("serves nothing else at the metrics address, and no metrics at its own", async () => {
  expect((await fetch(address.replace("/metrics", "/api/health"))).status).toBe(404);
  expect((await fetch(address, { method: "POST" })).status).toBe(405);
  expect((await fetch(`${origin}/metrics`)).headers.get("Content-Type")).not.toContain("version=0.0.4");
});

test("closes its listener when the server stops", async () => {
  expect(await server.stop()).toBe(0);
  await expect(fetch(address)).rejects.toThrow("fetch failed");
});
