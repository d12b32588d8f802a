import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { halfOpen } from "../../../server/testing/load/half-open.ts";
import { type Launched, startLauncher, waitForStatus } from "../../prove/testing/start-launcher.ts";

const connections = 10_000;
const recoveryMs = 2_000;
const signInHead = "POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n";

let dataDir = "";
let service: Launched;
let address = "";
let database = 0;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "glimmer-flood-"));
  // Limits per network address would refuse most of the flood at once.
  service = startLauncher({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: "1000000" }, ["start.ts"], {
    descriptors: 4096,
  });
  address = await service.ready();
  database = await readDatabasePid();
});

afterEach(async () => {
  service.child.kill("SIGTERM");
  await service.ended;
  await rm(dataDir, { recursive: true, force: true });
});

/** The process id of the database. */
async function readDatabasePid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10);
}

test.each([
  ["say nothing", ""],
  ["send half of their headers", "GET / HTTP/1.1\r\nHo"],
  ["send half of a body", `${signInHead}Content-Length: 60\r\n\r\n{"ema`],
])("recovers within 2 s of a flood of connections that %s, and the database runs on", async (kind, begin) => {
  const { port } = new URL(address);
  const flood = await halfOpen(Number(port), connections, begin);
  await service.says("not accepting connections; listening again");
  await flood.settled;

  flood.leave();
  const leftAt = performance.now();
  await waitForStatus(`${address}/api/health`, 200);
  const recoveredMs = performance.now() - leftAt;
  console.info(`Connections that ${kind}: health answered ${Math.round(recoveredMs)} ms after they left`);
  expect(recoveredMs).toBeLessThan(recoveryMs);
  expect(await readDatabasePid()).toBe(database);
});
