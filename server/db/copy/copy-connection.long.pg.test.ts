import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { findDenoProgram } from "../../../build/start/launcher/server/deno-program.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { unusedPort } from "../../testing/servers/unused-port.ts";
import { openCopyConnection } from "./copy-connection.ts";
import { findWritableUrl } from "./find-writable-url.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
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

/** Copies so many rows of a kilobyte, then asks for one more, and says what came. */
const copying = (rows: number) => `
  import { openCopyConnection } from "./server/db/copy/copy-connection.ts";
  const connection = await openCopyConnection(process.env.DATABASE_URL);
  let bytes = 0;
  for await (const piece of await connection.read(
    "copy (select repeat('x', 1023) from generate_series(1, ${rows})) to stdout",
  )) {
    bytes += piece.length;
    // Slower than the database, so that its rows have to wait.
    await new Promise((done) => setImmediate(done));
  }
  const [{ answer }] = await connection.rows("select 'answered' as answer");
  await connection.close();
  console.log(bytes, answer);`;

// A release runs on Deno, a clone on Node.
test.each([
  ["node", process.execPath, ["--input-type=module-typescript", "--eval"]],
  ["deno", findDenoProgram(root), ["eval", "--ext=ts"]],
])(
  "under %s a connection answers after copies of a few bytes and of many",
  { timeout: 240_000 },
  async (_, program, args) => {
    for (const rows of [1, 300, 3_000, 12_000]) {
      const { stdout } = await promisify(execFile)(program, [...args, copying(rows)], {
        cwd: root,
        env: { ...process.env, DATABASE_URL: t.url },
        timeout: 60_000,
      });
      expect(stdout.trim()).toBe(`${rows * 1024} answered`);
    }
  },
);

test("copies nothing at a host that can only be read", async () => {
  await t.sql.unsafe(`alter database ${database} set default_transaction_read_only = on`);
  await expect(openCopyConnection(`${user}${host},127.0.0.1:${await unusedPort()}${pathname}`))
    .rejects.toThrow("can only be read");
});
