import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { type Flood, halfOpen } from "../../testing/load/half-open.ts";
import { startServer } from "../../testing/servers/start-server.ts";
import { testDatabase } from "../../testing/test-database.ts";

const db = await testDatabase();
const webDir = await mkdtemp(join(tmpdir(), "glimmer-web-"));
await writeFile(join(webDir, "index.html"), "<title>Glimmer</title>");
const server = await startServer({ env: { DATABASE_URL: db.url, WEB_DIR: webDir }, descriptors: 256 });
const sockets: Socket[] = [];
let flood: Flood;
afterEach(() => {
  flood.leave();
  for (const socket of sockets) socket.destroy();
});
afterAll(async () => {
  await rm(webDir, { recursive: true });
});

const stoppedAccepting = "not accepting connections; listening again";
const signIn = JSON.stringify({ email: "nobody@example.org", password: "not a password" });
const signInHead = "POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n" +
  `Content-Length: ${signIn.length}\r\n\r\n`;

async function connected(): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

/**
 * Sends the text and resolves once the response contains `expected`. Rejects with the response when
 * it ends without.
 */
function exchange(socket: Socket, text: string, expected: string): Promise<void> {
  let received = "";
  socket.write(text);
  return new Promise((resolve, reject) => {
    socket.on("data", (chunk) => (received += chunk).includes(expected) && resolve());
    socket.once("close", () => reject(new Error(`The connection was closed after: ${received}`)));
  });
}

async function isHealthy(): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${server.port}/api/health`).then((r) => r.ok, () => false);
}

test("serves pages, the database and new connections again after connections used up the descriptors", async () => {
  const [reader, writer] = [await connected(), await connected()];
  writer.write(signInHead + signIn.slice(0, 5));
  await exchange(reader, "GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", '"status":"ok"');

  // Running requests, which are not cut: no descriptor is freed until they leave.
  flood = await halfOpen(server.port, 400, signInHead + signIn.slice(0, 5));
  await server.logs(stoppedAccepting);
  await exchange(reader, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n\r\n", "<title>Glimmer");
  await exchange(writer, signIn.slice(5), "invalid_credentials");

  flood.leave();
  await expect.poll(isHealthy, { timeout: 10_000 }).toBe(true);
  // Signal 0 checks whether that process still runs.
  expect(process.kill(server.pid, 0)).toBe(true);
});

test("cuts half-open connections that hold the descriptors", async () => {
  const accepted = () => server.log.filter(({ msg }) => msg === "accepting connections again").length;
  const before = accepted();
  flood = await halfOpen(server.port, 400);
  await expect.poll(accepted, { timeout: 10_000 }).toBeGreaterThan(before);
  await expect.poll(flood.standing, { timeout: 10_000 }).toBeLessThan(100);
  await expect.poll(isHealthy, { timeout: 10_000 }).toBe(true);
});
