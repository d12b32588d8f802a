import { once } from "node:events";
import { expect, test } from "vitest";
import { startLoopbackServer } from "./check-sleep.ts";

test("greets each socket once it sends something, and lets nothing else in", async () => {
  const server = await startLoopbackServer({ type: "auth", ok: true });
  expect(new URL(server.address).hostname).toBe("127.0.0.1");
  expect((await fetch(server.address)).status).toBe(404);
  const socket = new WebSocket(server.address.replace("http", "ws"));
  await once(socket, "open");
  expect(server.connections()).toBe(0);
  socket.send("hello");
  const [{ data }] = await once(socket, "message") as [MessageEvent];
  expect([JSON.parse(String(data)), server.connections()]).toEqual([{ type: "auth", ok: true }, 1]);
  const closed = once(socket, "close");
  server.close();
  await closed;
});
