import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blockOf } from "./testing/blocks-of-page.ts";
import { type Glimmer, startGlimmer } from "./testing/launched.ts";
import { runShell } from "./testing/run-shell.ts";

const page = "build/docs/bad-day.md";
const hasPsql = spawnSync("psql", ["--version"]).status === 0;
if (!hasPsql) console.log(`No psql found: what ${page} does by it is not run.`);

let dataDir = "";
let glimmer: Glimmer;
/** Runs the block of the page that has the words. */
const run = (words: string, env: Record<string, string> = {}, change = (block: string) => block) =>
  runShell(change(blockOf(page, "sh", words)), dataDir, {
    DATA_DIR: dataDir,
    DATABASE_URL: glimmer.databaseUrl,
    server: glimmer.address,
    ...env,
  });
const statusOf = async (path: string, who: { get(path: string): Promise<Response> }) =>
  (await who.get(path)).status;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "glimmer-bad-day-"));
  glimmer = await startGlimmer(dataDir);
}, 120_000);

afterAll(async () => {
  await glimmer.stop();
  await rm(dataDir, { recursive: true });
});

test("the disk's block shows how large each part of the data is", async () => {
  expect(await run("df -h")).toMatch(/\/postgres\n/);
});

describe.skipIf(!hasPsql)("by psql", () => {
  test("the administrator's blocks take the right away and end all sessions within five seconds", async () => {
    const stolen = await glimmer.member("wren.calloway", true);
    expect(await statusOf("/api/admin/users", stolen)).toBe(200);
    await run("is_admin = false");
    await expect.poll(() => statusOf("/api/admin/users", stolen), { timeout: 6_000 }).toBe(403);
    await run("void_grants");
    await expect.poll(() => statusOf("/api/auth/sessions", stolen), { timeout: 6_000 }).toBe(401);
  });

  test("the subscriptions' block removes them, and the sessions' block signs everybody out", async () => {
    const ada = await glimmer.member("ada_signed_in");
    await run("delete from push_keys");
    expect(await statusOf("/api/auth/sessions", ada)).toBe(200);
    await run("delete from sessions");
    await expect.poll(() => statusOf("/api/auth/sessions", ada), { timeout: 6_000 }).toBe(401);
  });
});

test("another SESSION_SECRET signs nobody out", async () => {
  const ada = await glimmer.member("ada_stays");
  await glimmer.stop();
  await rm(join(dataDir, "session-secret"));
  glimmer = await startGlimmer(dataDir);
  const response = await fetch(`${glimmer.address}/api/auth/user`, {
    headers: { Authorization: `Bearer ${ada.token}` },
  });
  expect(await response.json()).toMatchObject({ username: "ada_stays" });
});
