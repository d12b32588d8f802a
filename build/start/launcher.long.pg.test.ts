import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findPortProblem } from "./launcher/port-problem.ts";
import type { Holder } from "./launcher/data/data-dir-lock.ts";
import { isAlive, waitUntilGone } from "./processes.ts";
import { placeOfData } from "../prove/testing/place-of-data.ts";
import { type Launched, startLauncher, waitForStatus } from "../prove/testing/start-launcher.ts";

let dataDir = "";
let first: Launched;
let address = "";
const health = () => `${address}/api/health`;
const startHere = (script?: string[]) => startLauncher({ DATA_DIR: dataDir }, script);

beforeAll(async () => {
  dataDir = await mkdtemp(join(placeOfData, "glimmer-launcher-"));
  first = startHere();
  address = await first.ready();
}, 60_000);

afterAll(async () => {
  first.child.kill("SIGTERM");
  await first.ended;
  await rm(dataDir, { recursive: true, force: true });
});

describe("npm start (README.md, build/docs/troubleshooting.md)", () => {
  test("announces on an empty database that the first member to join is the administrator", () => {
    expect(first.output()).toContain("The first member to join is the administrator.");
  });

  test("prints ten lines at a first start, without the names of migrations and help lines", () => {
    const [said = ""] = first.output().split("Stop with Ctrl-C.\n");
    expect(said.trimEnd().split("\n").length, said).toBeLessThanOrEqual(10);
    expect(said.length).toBeLessThan(1_000);
    expect(said).not.toMatch(/0200_|help lines/);
  });

  test("serves from an empty data directory, whose secrets only the owner can read", async () => {
    expect(await (await fetch(health())).json()).toMatchObject({ status: "ok", database: "up" });
    for (const name of ["session-secret", "postgres-password", "launcher.lock", "postgres.log"]) {
      expect((await stat(join(dataDir, name))).mode & 0o777, name).toBe(0o600);
    }
  });

  test("a second start says where the first runs, and leaves it running", async () => {
    const second = startHere();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `Glimmer is already running at ${address} (process ${first.child.pid}`,
    );
    expect((await fetch(health())).status).toBe(200);
  });

  test("a start with other data on the same port says how to choose another port", async () => {
    const elsewhere = await mkdtemp(join(placeOfData, "glimmer-launcher-"));
    const { port } = new URL(address);
    const second = startLauncher({ DATA_DIR: elsewhere, PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `Port ${port} on 127.0.0.1 is used by another program. Choose another one: PORT=`,
    );
    expect(await readdir(elsewhere)).toEqual([]);
    await rm(elsewhere, { recursive: true });
  });

  test("restarts a database that died, and returns 503 meanwhile", async () => {
    process.kill(await postmasterPid(), "SIGKILL");
    const token = { Authorization: `Bearer ${"t".repeat(43)}` };
    const answer = await waitForStatus(`${address}/api/auth/user`, 503, token);
    expect(await answer.json()).toMatchObject({
      code: "database_unavailable",
      requestId: expect.any(String),
    });
    await first.says("The database is back.");
    expect(await (await waitForStatus(health(), 200)).json()).toMatchObject({ database: "up" });
    expect(first.child.exitCode).toBeNull();
  });

  test("restarts a server that died at the same address, and keeps the database running", async () => {
    const database = await postmasterPid();
    process.kill(await serverPid(), "SIGKILL");
    await first.says("The server was ended by SIGKILL.\nStarting it again in 0.25 s.");
    await first.says("The server is back.");
    expect((await fetch(health())).status).toBe(200);
    expect(await postmasterPid()).toBe(database);
  });

  test("runs the practice till beside the server, and has its pages at the server's address", async () => {
    expect(first.output()).toContain("Purchases are practice: no card is charged.");
    expect((await fetch(`${address}/practice-till/till.css`)).status).toBe(200);
  });

  test("Ctrl-C stops the server, then the database, and leaves no process", async () => {
    const pids = [await serverPid(), await postmasterPid()];
    first.child.kill("SIGINT");
    expect(await first.ended).toBe(0);
    expect(await Promise.all(pids.map(isAlive))).toEqual([false, false]);
    expect(await readdir(dataDir)).not.toContain("launcher.lock");
    expect(await readdir(join(dataDir, "postgres"))).not.toContain("postmaster.pid");
    expect(await findPortProblem("127.0.0.1", Number(new URL(address).port))).toBeNull();
    expect(await readFile(join(dataDir, "postgres.log"), "utf8")).toMatch(/database system is shut down\s*$/);
  });

  test("the next start after a kill -9 stops leftover processes and serves the same data", async () => {
    const killed = startHere();
    await killed.ready();
    const pids = [await serverPid(), await postmasterPid()];
    killed.child.kill("SIGKILL");
    await killed.ended;
    expect(await Promise.all(pids.map(isAlive))).toEqual([true, true]);
    const secret = await readFile(join(dataDir, "session-secret"), "utf8");

    first = startHere();
    await first.ready();
    expect(first.output()).toContain("Stopped a server that was left running by an earlier start.");
    expect(first.output()).toContain("Stopped a database that was left running by an earlier start.");
    expect(await Promise.all(pids.map(isAlive))).toEqual([false, false]);
    expect(await readFile(join(dataDir, "session-secret"), "utf8")).toBe(secret);
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
  });

  test("killing the bootstrap process stops everything", async () => {
    const bootstrap = startHere(["bootstrap.mjs", "start"]);
    await bootstrap.ready();
    const held = await holder();
    bootstrap.child.kill("SIGKILL");
    for (const pid of [held?.launcher.pid ?? 0, held?.server?.pid ?? 0]) {
      expect(await waitUntilGone(pid, 10_000)).toBe(true);
    }
  });

  test("Ctrl-C during the start leaves no process", async () => {
    const begun = startHere();
    await vi.waitUntil(holder, { timeout: 20_000 });
    begun.child.kill("SIGINT");
    expect(await begun.ended).toBe(0);
    expect(begun.output()).not.toContain("Glimmer is ready");
    expect(await readdir(dataDir)).not.toContain("launcher.lock");
    expect(await readdir(join(dataDir, "postgres"))).not.toContain("postmaster.pid");
  });

  test("names an invalid setting before anything is started", async () => {
    const elsewhere = join(dataDir, "never");
    const bad = startLauncher({ DATA_DIR: elsewhere, LOG_LEVEL: "loud" });
    expect(await bad.ended).toBe(1);
    expect(bad.output()).toContain("LOG_LEVEL");
    await expect(stat(elsewhere)).rejects.toThrow("ENOENT");
  });
});

async function holder(): Promise<Holder | null> {
  const text = await readFile(join(dataDir, "launcher.lock"), "utf8").catch(() => null);
  return text === null ? null : JSON.parse(text) as Holder;
}

async function serverPid(): Promise<number> {
  return (await holder())?.server?.pid ?? 0;
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10);
}
