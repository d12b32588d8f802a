import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { proveTwoProcesses } from "../../testing/servers/prove-two-processes.ts";
import { startServer } from "../../testing/servers/start-server.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { openHub } from "./hub.ts";

describe("two server processes with the hub of a launcher", async () => {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-hub-"));
  const address = { path: join(folder, "hub"), token: "a token that only tests know" };
  const db = await testDatabase();
  let hub = await openHub(address);
  afterAll(async () => {
    await hub.close();
    await rm(folder, { recursive: true });
  });
  const env = {
    DATABASE_URL: db.url,
    PROCESSES: "2",
    HUB_SOCKET: address.path,
    HUB_TOKEN: address.token,
  };
  const [one, two] = await Promise.all([startServer({ env }), startServer({ env })]);
  const bus = {
    kill: () => hub.close(),
    start: async () => {
      hub = await openHub(address);
    },
  };
  proveTwoProcesses({ one, two, db, bus });

  test("neither warns of the other, and a process that no hub connects warns of both", async () => {
    const warning = "other server processes use this database";
    const third = await startServer({ env: { DATABASE_URL: db.url } });
    onTestFinished(() => third.kill());
    await expect.poll(() => third.log.some(({ msg }) => msg.startsWith(warning))).toBe(true);
    expect([...one.log, ...two.log].filter(({ msg }) => msg.startsWith(warning))).toEqual([]);
  });
});
