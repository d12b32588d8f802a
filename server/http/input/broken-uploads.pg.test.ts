import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { errorEnvelope } from "#shared/errors.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { picture } from "../../testing/pictures.ts";
import { startServer } from "../../testing/servers/start-server.ts";

/** A disk of one megabyte, which only root can make. */
const disk = await mkdtemp(join(tmpdir(), "glimmer-disk-"));
let noDisk: string | null = null;
try {
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk], { stdio: "pipe" });
} catch (error) {
  noDisk = (error as Error).message;
  console.log(`Skipped: the full disk. No small disk could be mounted: ${noDisk}`);
}
const t = await createTestApp();
// The server uses real time.
t.clock.set(new Date());
const ada = await member(t);
const server = await startServer({ env: { DATABASE_URL: t.config.databaseUrl, DATA_DIR: disk } });
// Runs before the server ends, when no file of the disk is open.
afterAll(async () => {
  if (noDisk === null) execFileSync("umount", ["-l", disk]);
  await rm(disk, { recursive: true, force: true });
});

const head = "POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n";
// The lines before "ready" are of the start, such as old help lines.
await server.logs("ready");
const atReady = server.log.findIndex(({ msg }) => msg === "ready");
const complaints = () => server.log.slice(atReady).filter(({ level }) => level >= 40);

test("returns 400 for a malformed chunk, without an error in the log", async () => {
  const socket = connect(server.port, "127.0.0.1");
  // The server reports it when it reads the body. The runtime itself refuses what comes with the
  // head, without a log line.
  socket.write(`${head}Expect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const [continued] = await once(socket, "data");
  expect(String(continued)).toContain("100 Continue");
  socket.write("not a length\r\n");
  let received = "";
  for await (const part of socket) received += part;
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  const body = received.slice(received.indexOf("\r\n\r\n") + 4);
  expect(errorEnvelope.parse(JSON.parse(body)).code).toBe("malformed_body");
  expect(complaints()).toEqual([]);
});

test.each([
  ["a body of a declared length", "Content-Length: 1000\r\n\r\n{"],
  ["chunks", "Transfer-Encoding: chunked\r\n\r\n5\r\n{"],
])("logs no error when a client leaves in the middle of %s", async (_what, half) => {
  const answered = () => server.log.filter(({ msg }) => msg === "request").length;
  const before = answered();
  const socket = connect(server.port, "127.0.0.1");
  await once(socket, "connect");
  await new Promise((sent) => socket.write(head + half, sent));
  socket.end();
  setTimeout(() => socket.destroy(), 100);
  await expect.poll(answered, { timeout: 10_000 }).toBe(before + 1);
  expect(server.log.findLast(({ msg }) => msg === "request")).toMatchObject({ status: 408 });
  expect(complaints()).toEqual([]);
});

test.skipIf(noDisk !== null)(
  "returns 507 when the disk is full, and leaves no partial file",
  async () => {
    const noise = Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * 7919) % 251));
    await mkdir(join(disk, "uploads"), { recursive: true });
    await writeFile(join(disk, "filler"), Buffer.alloc(1_020_000)).catch(() => {});
    await writeFile(join(disk, "rest"), Buffer.concat(Array(50).fill(noise))).catch(() => {});
    const jpeg = new Uint8Array(await picture(1600, 1200).jpeg().toBuffer());
    const form = new FormData();
    form.set("content", "A lake");
    form.set("image", new File([jpeg], "lake.jpg", { type: "image/jpeg" }));
    const response = await fetch(`http://127.0.0.1:${server.port}/api/posts`, {
      method: "POST",
      headers: { Authorization: `Bearer ${ada.token}` },
      body: form,
    });
    expect([response.status, errorEnvelope.parse(await response.json()).code]).toEqual([507, "storage_full"]);
    const [left] = await t
      .sql`select (select count(*) from posts) as posts, (select count(*) from images) as images`;
    expect(left).toEqual({ posts: 0, images: 0 });
    const files = (await readdir(join(disk, "uploads"), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile());
    expect(files).toEqual([]);
  },
);
