import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import type { OutageReport } from "../testing/outage-load.ts";
import { startTestServer } from "../testing/test-server.ts";
import { openDatabase } from "./client.ts";

// Restarts disturb everybody: this file has a server of its own.
const server = await startTestServer();
const db = openDatabase(server.url);
afterAll(async () => {
  await db.close();
  await server.stop();
});
await db.sql`create table entries (transfer_id uuid not null, amount integer not null)`;

const program = new URL("../testing/outage-load.ts", import.meta.url).pathname;
const runtimes = [
  { runtime: "Deno", command: "deno", args: ["run", "-A", "--quiet", program] },
  { runtime: "Node", command: process.execPath, args: [program] },
];

async function said(lines: Interface, child: ChildProcess): Promise<string> {
  const [line] = await Promise.race([
    once(lines, "line"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`ended with ${code}`))),
  ]) as [string];
  return line;
}

test.each(runtimes)(
  "an immediate restart under load harms nothing ($runtime)",
  { timeout: 60_000 },
  async ({ command, args }) => {
    const child = spawn(command, args, {
      env: { ...process.env, DATABASE_URL: server.url },
      stdio: ["pipe", "pipe", "inherit"],
    });
    const lines = createInterface({ input: child.stdout });
    expect(await said(lines, child)).toBe("running");
    for (let restart = 0; restart < 4; restart++) {
      await wait(1_000 + Math.random() * 500);
      await server.kill();
      await wait(restart * 200);
      await server.start();
      child.stdin.write("back\n");
    }
    await wait(1_500);
    child.stdin.write("stop\n");
    const report = JSON.parse(await said(lines, child)) as OutageReport;

expect(report.unsettled).toBe(0);
    expect(report.slowestMs).toBeLessThan(10_000);
    expect(report.recoveriesMs).toHaveLength(4);
    expect(Math.max(...report.recoveriesMs)).toBeLessThan(1_000);
    expect(Object.keys(report.failures)).toEqual(["database_unavailable"]);
    expect(report.confirmed.length).toBeGreaterThan(100);
    const broken = await db.sql`
      select transfer_id
      from entries
      group by transfer_id
      having sum(amount) <> 0 or count(*) <> 2`;
    expect(broken).toHaveLength(0);
    const lost = await db.sql`
      select id
      from unnest(${report.confirmed}::uuid[]) as id
      where not exists (select from entries where transfer_id = id)`;
    expect(lost).toHaveLength(0);
  },
);
