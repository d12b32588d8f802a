import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../../server/db/open-database.ts";
import { isAlive } from "../processes.ts";
import { findPostgresAccount } from "./find-postgres-account.ts";
import { findBinaries, relocate } from "./postgres-binaries.ts";
import { type Cluster, formatDatabaseUrl, openCluster } from "./cluster.ts";
import { stopLeftover } from "./stop-leftover.ts";
import { findPlace } from "./cluster-location.ts";
import { type PostgresServer, startOnFreePort, startServer } from "./postgres-server.ts";

let directory = "";
let running: PostgresServer | undefined;
const binaries = await findBinaries();
const account = await findPostgresAccount();
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

test("only the product's role can sign in, with its password and without superuser rights", async () => {
  running = await startOnFreePort(made);
  const { port } = running;
  const db = openDatabase(formatDatabaseUrl(made, port));
  expect([...await db.sql`select rolsuper, lower('ÉÄ') as folded from pg_roles where rolname = current_user`])
    .toEqual([{ rolsuper: false, folded: "éä" }]);
  await db.close();
  for (
    const url of [
      formatDatabaseUrl({ ...made, password: "wrong" }, port),
      `postgres://postgres@127.0.0.1:${port}/postgres`,
    ]
  ) {
    const refused = openDatabase(url);
    expect(await refused.isUp()).toBe(false);
    await refused.close();
  }
});

test("starts an interrupted creation again, and keeps a finished cluster", async () => {
  await mkdir(join(directory, "postgres.new"));
  await writeFile(join(directory, "postgres.new", "PG_VERSION"), "18\n");
  const begun = await clusterIn(directory);
  expect((await clusterIn(directory)).password).toBe(begun.password);
});

test("names a cluster of another PostgreSQL version, and leaves it alone", async () => {
  await mkdir(join(directory, "postgres"));
  await writeFile(join(directory, "postgres", "PG_VERSION"), "15\n");
  await writeFile(join(directory, "postgres-password"), "of-the-former");
  await expect(clusterIn(directory)).rejects.toThrow("was made by PostgreSQL 15; this release runs 18");
  expect(await readFile(join(directory, "postgres", "PG_VERSION"), "utf8")).toBe("15\n");
});

test("stops a server that was left running", async () => {
  running = await startOnFreePort(made);
  expect(await stopLeftover(made.data)).toBe(true);
  expect(await running.ended).toBe("ended with code 0");
  expect(await stopLeftover(made.data)).toBe(false);
});

test("starts despite a pid file with another program's id, and does not stop that program", async () => {
  await writeFile(join(made.data, "postmaster.pid"), `${process.pid}\n${made.data}\n`);
  expect(await stopLeftover(made.data)).toBe(false);
  running = await startOnFreePort(made);
  expect(await isAlive(running.pid)).toBe(true);
});

test("says why a server cannot start", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(startServer(made, port)).rejects.toMatchObject({
    message: expect.stringMatching(/PostgreSQL did not start[^]*Address already in use/),
    code: "EADDRINUSE",
  });
  other.close();
});

test("stops with the given signal", async () => {
  running = await startOnFreePort(made);
  await running.stop("immediate");
  expect(await isAlive(running.pid)).toBe(false);
  await running.stop();
});

test.runIf(account)("as root, moves the cluster to a place its account can reach", async () => {
  const closed = join(directory, "home");
  await mkdir(closed, { mode: 0o700 });
  await chmod(directory, 0o711);
  const hidden = relocate(binaries, join(closed, "native"));
  await cp(binaries.root, hidden.root, { recursive: true, verbatimSymlinks: true });
  const shelter = join(directory, "shelter");
  const place = await findPlace(join(closed, "data"), hidden, account, shelter);
  expect(place.notice).toContain(shelter);
  expect(place.directory.startsWith(shelter)).toBe(true);
  running = await startOnFreePort(await openCluster(place, account));
  expect(await findPlace(join(closed, "data"), hidden, account, shelter)).toEqual(place);
});
