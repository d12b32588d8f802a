import { EventEmitter, once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { watchForDeafness } from "./open-listener.ts";

const file = import.meta.filename;

/** A listener on this machine, and its address. */
async function listening() {
  const server = createServer((socket) => void socket.on("error", () => {}).resume());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return server;
}

test("detects by its own call a server that no longer accepts connections", async () => {
  const server = await listening();
  // The system accepts the call, and the server is never told.
  const ear = watchForDeafness(
    Object.assign(new EventEmitter(), { address: () => server.address() }),
    file,
    { checkEveryMs: 20 },
  );
  onTestFinished(() => ear.stop());
  expect((await ear.deaf).message).toContain("does not hear its own call");
});

test("reports nothing while the server accepts its own calls", async () => {
  const server = await listening();
  const ear = watchForDeafness(server, file, { checkEveryMs: 5 });
  let isDeaf = false;
  void ear.deaf.then(() => isDeaf = true);
  for (let calls = 0; calls < 5; calls++) await once(server, "connection");
  ear.stop();
  expect(isDeaf).toBe(false);
});

test("calls again and again where processes share the port, since each call may go to another one", async () => {
  const server = await listening();
  let calls = 0;
  server.on("connection", () => calls += 1);
  // Nobody tells this one of the calls: others took them.
  const ear = watchForDeafness(
    Object.assign(new EventEmitter(), { address: () => server.address() }),
    file,
    { checkEveryMs: 2, processes: 2 },
  );
  onTestFinished(() => ear.stop());
  await ear.deaf;
  expect(calls).toBeGreaterThanOrEqual(2 * 16);
});
