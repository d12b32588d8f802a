import { once } from "node:events";
import { expect, test } from "vitest";
import { watchMemory } from "../testing/load/memory-of-process.ts";
import { proofSize } from "../testing/proof-size.ts";
import { startServer } from "../testing/servers/start-server.ts";
import { liveServer } from "../testing/servers/live-server.ts";
import { type RawSocket, rawSocket } from "../testing/app/raw-socket.ts";
import { testDatabase } from "../testing/test-database.ts";

const mib = 1024 * 1024;
const mostGrowthMb = 80;
const text = 1;
const continuation = 0;

const db = await testDatabase();
const server = await startServer({ env: { DATABASE_URL: db.url, RATE_LIMIT_SCALE: "1" } });
const live = liveServer(server, db);
const ada = await live.member();

/** The peak of the server's memory during the attack, less its memory before it. */
async function growthMb(attack: () => Promise<void>): Promise<number> {
  const memory = await watchMemory(server.pid);
  await attack();
  const growth = await memory.grownMb();
  console.info(`The server grew by ${growth.toFixed(0)} MB`);
  return growth;
}

/**
 * Sends the output of `write`, megabyte by megabyte as the server reads it, until all is sent or
 * the server closes.
 */
async function pour(socket: RawSocket, megabytes: number, write: () => void): Promise<void> {
  let isClosed = false;
  const closed = socket.closed.then(() => isClosed = true);
  for (let sent = 0; sent < megabytes && !isClosed && !socket.tcp.destroyed; sent++) {
    write();
    // It reads nothing more from a refused socket, and cuts it.
    const drained = once(socket.tcp, "drain").catch(() => undefined);
    if (socket.tcp.writableNeedDrain) await Promise.race([drained, closed]);
  }
}

test("closes the socket of a member who sends endless fragments with 1009, before they take memory", async () => {
  const socket = await live.socketOf(ada);
  const fragment = Buffer.alloc(mib, "a");
  const growth = await growthMb(async () => {
    socket.sendFrame(text, fragment, { isLast: false });
    await pour(
      socket,
      proofSize({ sample: 100, whole: 3_000 }),
      () => socket.sendFrame(continuation, fragment, { isLast: false }),
    );
    expect(await socket.closed).toMatchObject({ code: 1009 });
  });
  expect(growth).toBeLessThan(mostGrowthMb);
});

test("closes a socket at 64 KiB of small fragments with 1009, and at too many of them with 1008", async () => {
  const [large, many, empty] = [await live.socketOf(ada), await live.socketOf(ada), await live.socketOf(ada)];
  const begin = (socket: RawSocket, bytes: number, count: number) => {
    socket.sendFrame(text, Buffer.alloc(bytes, "a"), { isLast: false });
    for (let n = 1; n < count; n++) {
      socket.sendFrame(continuation, Buffer.alloc(bytes, "a"), { isLast: false });
    }
  };
  begin(large, 4_000, 17);
  begin(many, 1, 100);
  begin(empty, 0, 100);
  expect(await large.closed).toMatchObject({ code: 1009 });
  expect([await many.closed, await empty.closed]).toMatchObject([{ code: 1008 }, { code: 1008 }]);
});

test("closes the sockets of twelve strangers who send frames of 60 MB with 1009, before they take memory", async () => {
  const sockets: RawSocket[] = [];
  for (let n = 0; n < 12; n++) sockets.push(await rawSocket(server.port));
  const piece = Buffer.alloc(mib, "a");
  const growth = await growthMb(async () => {
    await Promise.all(sockets.map(async (socket) => {
      socket.sendHead(text, 60 * mib);
      await pour(socket, proofSize({ sample: 10, whole: 60 }), () => void socket.tcp.write(piece));
      expect(await socket.closed).toMatchObject({ code: 1009 });
    }));
  });
  expect(growth).toBeLessThan(mostGrowthMb);
});

test("refuses a compressed frame of any size, since none was negotiated", async () => {
  const socket = await rawSocket(server.port, {
    headers: { "Sec-WebSocket-Extensions": "permessage-deflate" },
  });
  expect(socket.status).toBe(101);
  const compressed = 0x40;
  socket.sendFrame(text | compressed, Buffer.from([0x4b, 0x04, 0x00]));
  expect(await socket.closed).toMatchObject({ code: 1002 });
});

test("accepts a member's message of 64 KiB in a few fragments", async () => {
  const socket = await live.socketOf(ada);
  const frame = Buffer.from(`{"type":"dance","step":"${"a".repeat(64 * 1024 - 26)}"}`);
  expect(frame.length).toBe(64 * 1024);
  socket.sendFrame(text, frame.subarray(0, 30_000), { isLast: false });
  socket.sendFrame(continuation, frame.subarray(30_000));
  expect(await socket.next()).toMatchObject({ type: "error", code: "invalid_input" });
});

test("cuts the socket of a member who pings without end and takes no answer, before it takes memory", async () => {
  const socket = await live.socketOf(ada);
  const ping = 9;
  const frame = Buffer.alloc(100);
  const growth = await growthMb(async () => {
    socket.tcp.pause();
    await pour(socket, proofSize({ sample: 20, whole: 500 }), () => {
      for (let sent = 0; sent < mib; sent += frame.length) socket.sendFrame(ping, frame);
    });
    socket.tcp.resume();
    await socket.gone;
  });
  expect(growth).toBeLessThan(mostGrowthMb);
});
