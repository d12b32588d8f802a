import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../server/db/client.ts";
import { isAlive } from "../processes.ts";
import { postgresAccount } from "./account.ts";
import { findBinaries, relocated } from "./binaries.ts";
import { type Cluster, databaseUrl, openCluster } from "./cluster.ts";
import { stopLeftover } from "./leftover.ts";
import { findPlace } from "./place.ts";
import { type PostgresServer, startOnFreePort, startServer } from "./server.ts";

let directory = "";
let running: PostgresServer | undefined;
const binaries = await findBinaries();
const account = await postgresAccount();
const clusterIn = async (place: string) => openCluster(await findPlace(place, binaries, account), account);
let home = "";
let made: Cluster;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "glimmer-cluster-"));
  made = await clusterIn(home);
}, 60_000);
afterAll(() => rm(home, { recursive: true, force: true }));
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "glimmer-cluster-"));
});
afterEach(async () => {
  await running?.stop("immediate");
  running = undefined;
  await rm(directory, { recursive: true, force: true });
});

test("only the product's role can sign in, with its password, and is no superuser", async () => {
  running = await startOnFreePort(made);
  const { port } = running;
  const db = openDatabase(databaseUrl(made, port));
  expect([...await db.sql`select rolsuper, lower('ÉÄ') as folded from pg_roles where rolname = current_user`])
    .toEqual([{ rolsuper: false, folded: "éä" }]);
  await db.close();
  for (
    const url of [
      databaseUrl({ ...made, password: "wrong" }, port),
      `postgres://postgres@127.0.0.1:${port}/postgres`,
    ]
  ) {
    const refused = openDatabase(url);
    expect(await refused.isUp()).toBe(false);
    await refused.close();
  }
});

test("an interrupted first start is begun again, and a made cluster is kept", async () => {
  await mkdir(join(directory, "postgres.new"));
  await writeFile(join(directory, "postgres.new", "PG_VERSION"), "18\n");
  const begun = await clusterIn(directory);
  expect((await clusterIn(directory)).password).toBe(begun.password);
});

test("a cluster of another release is left alone and named", async () => {
  await mkdir(join(directory, "postgres"));
  await writeFile(join(directory, "postgres", "PG_VERSION"), "15\n");
  await expect(clusterIn(directory)).rejects.toThrow("was made by PostgreSQL 15; this release runs 18");
  expect(await readFile(join(directory, "postgres", "PG_VERSION"), "utf8")).toBe("15\n");
});

test("a server that was left running is stopped in order", async () => {
  running = await startOnFreePort(made);
  expect(await stopLeftover(made.data)).toBe(true);
  expect(await running.ended).toBe("ended with code 0");
  expect(await stopLeftover(made.data)).toBe(false);
});

test("a pid file whose number belongs to another program neither ends that program nor keeps us from starting", async () => {
  await writeFile(join(made.data, "postmaster.pid"), `${process.pid}\n${made.data}\n`);
  expect(await stopLeftover(made.data)).toBe(false);
  running = await startOnFreePort(made);
  expect(await isAlive(running.pid)).toBe(true);
});

test("a server that cannot start says why", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(startServer(made, port)).rejects.toMatchObject({
    message: expect.stringMatching(/PostgreSQL did not start[^]*Address already in use/),
    code: "EADDRINUSE",
  });
  other.close();
});

test("what it was told to stop with is how it ends", async () => {
  running = await startOnFreePort(made);
  await running.stop("immediate");
  expect(await isAlive(running.pid)).toBe(false);
  await running.stop();
});

test.runIf(account)("as root, what its account cannot reach is put where it can", async () => {
  const closed = join(directory, "home");
  await mkdir(closed, { mode: 0o700 });
  await chmod(directory, 0o711);
  const hidden = relocated(binaries, join(closed, "native"));
  await cp(binaries.root, hidden.root, { recursive: true, verbatimSymlinks: true });
  const shelter = join(directory, "shelter");
  const place = await findPlace(join(closed, "data"), hidden, account, shelter);
  expect(place.notice).toContain(shelter);
  expect(place.directory.startsWith(shelter)).toBe(true);
  running = await startOnFreePort(await openCluster(place, account));
  expect(await findPlace(join(closed, "data"), hidden, account, shelter)).toEqual(place);
});
