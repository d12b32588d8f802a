import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { unusedPort } from "../../testing/servers/unused-port.ts";
import { openCopyConnection } from "./copy-connection.ts";
import { findWritableUrl } from "./find-writable-url.ts";

const t = await testDatabase();
const { username, password, host, hostname, port, pathname } = new URL(t.url);
const user = `postgres://${username}:${password}@`;
const database = pathname.slice(1);

async function nameOfDatabase(url: string): Promise<unknown> {
  const connection = await openCopyConnection(url);
  try {
    return await connection.rows("select current_database() as name");
  } finally {
    await connection.close();
  }
}

/** Leads to the database at an address of its own. */
async function listen(at: { path: string } | { host: string; port: number }): Promise<boolean> {
  const server = createServer((socket) => {
    const to = connect(Number(port), hostname);
    for (const one of [socket, to]) one.on("error", () => {});
    socket.pipe(to).pipe(socket);
  });
  onTestFinished(() => void server.close());
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once("error", () => resolve(false)).listen(at, () => resolve(true));
  return promise;
}

test("copies at the one of several hosts that can be reached", async () => {
  const url = `${user}127.0.0.1:${await unusedPort()},${host}${pathname}`;
  expect(await nameOfDatabase(url)).toEqual([{ name: database }]);
  expect(await findWritableUrl(url)).toBe(`${user}${host}${pathname}`);
});

test.skipIf(process.platform === "win32")("copies over a socket", async () => {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-socket-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await listen({ path: join(folder, ".s.PGSQL.5433") });
  expect(await nameOfDatabase(`${user}${pathname}?host=${folder}&port=5433`)).toEqual([{ name: database }]);
});

test("copies at an IPv6 address", async ({ skip }) => {
  const at = await unusedPort();
  if (!await listen({ host: "::1", port: at })) skip("This machine has no IPv6");
  expect(await nameOfDatabase(`${user}[::1]:${at}${pathname}`)).toEqual([{ name: database }]);
});

test("copies nothing at a host that can only be read", async () => {
  await t.sql.unsafe(`alter database ${database} set default_transaction_read_only = on`);
  await expect(openCopyConnection(`${user}${host},127.0.0.1:${await unusedPort()}${pathname}`))
    .rejects.toThrow("can only be read");
});
