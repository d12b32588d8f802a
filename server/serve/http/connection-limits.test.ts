import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createHeldResponse } from "../../http/responses/held-response.ts";
import type { ClosedFor } from "./connection-limits.ts";
import { createHttpServer, type Handler } from "./http-server.ts";
import { openListener } from "./open-listener.ts";

async function served(handle: Handler, trustedProxies: readonly string[] = []) {
  const closed: ClosedFor[] = [];
  const server = createHttpServer({
    handle,
    onError: () => createHeldResponse("broken", { status: 500, headers: [] }),
    release: ["x-release", "1.2.3;1.0.0"],
    trustedProxies,
    onClose: (reason) => closed.push(reason),
  });
  const listener = await openListener(server, { hostname: "127.0.0.1", port: 0 }, import.meta.filename);
  onTestFinished(() => listener.close(0));
  const open = () => {
    const socket = connect(listener.port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { open, closed, listener };
}

const get = (path: string, last = "") => `GET /${path} HTTP/1.1\r\nHost: h\r\n${last}\r\n`;
const close = "Connection: close\r\n";
const refusal = () => createHeldResponse("no", { status: 429, headers: [] });

test("handles the requests of a connection one after the other, in the order of their responses", async () => {
  let underWay = 0;
  const { open } = await served(async ({ url }) => {
    underWay += 1;
    await turn();
    const most = underWay;
    underWay -= 1;
    return createHeldResponse(`[${new URL(url).pathname} ${most}]`, { headers: [] });
  });
  const socket = open();
  socket.write(Array.from({ length: 31 }, (_, n) => get(String(n))).join("") + get("last", close));
  const bodies = [...(await text(socket)).matchAll(/\[(.*?)\]/g)].map(([, body]) => body);
  expect(bodies).toEqual([...Array.from({ length: 31 }, (_, n) => `/${n} 1`), "/last 1"]);
});

test("closes a connection with 33 unanswered requests, and begins none of those that wait", async () => {
  const begun: string[] = [];
  const go = Promise.withResolvers<void>();
  const { open, closed, listener } = await served(async ({ url }) => {
    begun.push(new URL(url).pathname);
    await go.promise;
    return createHeldResponse("late", { headers: [] });
  });
  const socket = open();
  socket.write(Array.from({ length: 500 }, (_, n) => get(String(n))).join(""));
  await once(socket.resume(), "close");
  expect(closed).toEqual(["unanswered"]);
  go.resolve();
  // Requests that will never have a response do not keep the server from stopping.
  await listener.close();
  expect(begun).toEqual(["/0"]);
});

test("announces the end of a connection with its fiftieth refusal, and handles nothing after it", async () => {
  let handled = 0;
  const { open } = await served(() => {
    handled += 1;
    return refusal();
  });
  const socket = open();
  let received = "";
  socket.on("data", (chunk) => received += String(chunk));
  const ended = once(socket, "end");
  const answers = () => received.split("HTTP/1.1 429").length - 1;
  for (let asked = 1; asked <= 50; asked++) {
    socket.write(get("x"));
    await expect.poll(answers, { interval: 1 }).toBe(asked);
    if (asked < 50) expect(received).not.toMatch(/connection: close/i);
  }
  await ended;
  expect(received).toMatch(/connection: close/i);
  expect(handled).toBe(50);
});

test("closes a connection that sends more while it gets its fiftieth refusal", async () => {
  const { open, closed } = await served(refusal);
  const socket = open();
  socket.on("data", () => socket.writable && socket.write(get("x") + get("x")));
  socket.write(get("x"));
  await once(socket, "close");
  expect(closed.every((reason) => reason === "refused")).toBe(true);
});

test("keeps the connection of a trusted proxy, whatever is refused to the members behind it", async () => {
  const { open, closed } = await served(refusal, ["127.0.0.0/8"]);
  const socket = open();
  let answers = 0;
  socket.on("data", (chunk) => {
    for (const _ of String(chunk).matchAll(/HTTP\/1.1 429/g)) answers += 1;
    if (answers < 120) socket.write(get("x"));
    else socket.end();
  });
  socket.write(get("x"));
  await once(socket, "close");
  expect(answers).toBe(120);
  expect(closed).toEqual([]);
});
