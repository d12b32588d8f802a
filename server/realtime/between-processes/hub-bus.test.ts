import { randomUUID } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { ServerEvent } from "../../events.ts";
import type { Bus } from "../bus.ts";
import { type Hub, openHub } from "./hub.ts";
import { openHubBus } from "./hub-bus.ts";
import { openLines } from "./hub-lines.ts";

const token = "a token that only tests know";
const log = { warn: vi.fn(), info: vi.fn() };
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

interface Process {
  readonly bus: Bus;
  readonly heard: ServerEvent[];
  gaps: number;
}

async function startHub(): Promise<{ readonly path: string; hub: Hub; restart(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-hub-"));
  const path = join(folder, "hub");
  const started = {
    path,
    hub: await openHub({ path, token }),
    async restart() {
      started.hub = await openHub({ path, token });
    },
  };
  cleanups.push(() => rm(folder, { recursive: true }), () => started.hub.close());
  return started;
}

async function startProcess(path: string): Promise<Process> {
  const bus = await openHubBus({ path, token }, log);
  const one: Process = { bus, heard: [], gaps: 0 };
  bus.listen({
    onEvent: (event) => void one.heard.push(event),
    onGap: () => void (one.gaps += 1),
  });
  cleanups.push(() => bus.close());
  return one;
}

/** An end that a test plays by hand: it says what it is told to, and reads only while it shall. */
async function startByHand(path: string, greeting = `hello ${token}`) {
  const socket = connect(path);
  cleanups.push(() => socket.destroy());
  const received: string[] = [];
  const lines = openLines(socket, (line) => received.push(line));
  const closed = once(socket, "close");
  socket.on("error", () => {});
  lines.send(greeting);
  return { socket, lines, received, closed };
}

const tick = (place: number): ServerEvent => ({ type: "file_changed", key: String(place) });
const keysOf = ({ heard }: Process) =>
  heard.flatMap((event) => event.type === "file_changed" ? [event.key] : []);
const readyFor = (received: readonly string[], line: string) =>
  expect.poll(() => received.some((got) => got.startsWith(line))).toBe(true);

test("carries 10,000 events between three processes, each one's in their order, none lost", async () => {
  const { path } = await startHub();
  const processes = await Promise.all([1, 2, 3].map(() => startProcess(path)));
  const each = 3_334;
  for (let place = 0; place < each; place++) {
    for (const [number, { bus }] of processes.entries()) {
      bus.publish({ type: "file_changed", key: `${number}:${place}` });
    }
    if (place % 100 === 0) await new Promise((next) => setImmediate(next));
  }
  for (const one of processes) {
    await expect.poll(() => one.heard.length).toBe(3 * each);
    for (const number of processes.keys()) {
      const places = keysOf(one).filter((key) => key.startsWith(`${number}:`)).map((key) =>
        Number(key.split(":")[1])
      );
      expect(places).toEqual(Array.from({ length: each }, (_, place) => place));
    }
  }
});

test("sends a member's events to the processes that joined alone, from the moment the join resolves", async () => {
  const { path } = await startHub();
  const [one, two, three] = [await startProcess(path), await startProcess(path), await startProcess(path)];
  const [memberId, other] = [randomUUID(), randomUUID()];
  await two.bus.join(memberId);
  await three.bus.join(other);
  one.bus.publish({ type: "unread", memberId });
  one.bus.publish({ type: "sessions_ended", memberId });
  await expect.poll(() => three.heard.length).toBe(1);
  await expect.poll(() => two.heard.map(({ type }) => type)).toEqual(["unread", "sessions_ended"]);
  expect(three.heard.map(({ type }) => type)).toEqual(["sessions_ended"]);
  two.bus.leave(memberId);
  await two.bus.join(other);
  one.bus.publish({ type: "unread", memberId });
  await one.bus.announce({ type: "posts" });
  expect(two.heard.map(({ type }) => type)).toEqual(["unread", "sessions_ended", "posts"]);
});

test("an announcement resolves once every other process has handled it and all before", async () => {
  const { path } = await startHub();
  const [one, two, three] = [await startProcess(path), await startProcess(path), await startProcess(path)];
  one.bus.publish(tick(1));
  one.bus.tellOfChanges(["newest"]);
  await one.bus.announce(tick(2));
  for (const other of [two, three]) {
    expect(other.heard.map(({ type }) => type)).toEqual(["file_changed", "changed", "file_changed"]);
  }
  expect(keysOf(one)).toEqual(["1", "2"]);
});

test("an announcement waits for the process that has not said that it heard, and not for one that dies", async () => {
  const { path } = await startHub();
  const one = await startProcess(path);
  const hand = await startByHand(path);
  await readyFor(hand.received, "ready");
  let isDone = false;
  const announced = one.bus.announce(tick(1)).then(() => isDone = true);
  await readyFor(hand.received, "ask 1 ");
  await one.bus.join(randomUUID());
  expect(isDone).toBe(false);
  hand.socket.destroy();
  const from = performance.now();
  await announced;
  expect(performance.now() - from).toBeLessThan(500);
});

test("one that stays silent delays an announcement by a second, the next ones not, until it has caught up", async () => {
  const { path } = await startHub();
  const one = await startProcess(path);
  const hand = await startByHand(path);
  await readyFor(hand.received, "ready");
  const timed = async (place: number) => {
    const from = performance.now();
    await one.bus.announce(tick(place));
    return performance.now() - from;
  };
  expect(await timed(1)).toBeGreaterThan(800);
  expect(await timed(2)).toBeLessThan(500);
  expect(one.bus.state).toBe("ok");
  hand.lines.send("heard 2");
  await readyFor(hand.received, "ask 2 ");
  hand.lines.send("ping");
  await readyFor(hand.received, "pong");
  expect(await timed(3)).toBeGreaterThan(800);
});

test("cuts an end that does not read once 8 MB wait for it, and goes on with the others", async () => {
  const { path } = await startHub();
  const [one, two] = [await startProcess(path), await startProcess(path)];
  const hand = await startByHand(path);
  await readyFor(hand.received, "ready");
  hand.socket.pause();
  const key = "k".repeat(64 * 1024);
  for (let place = 0; place < 200; place++) {
    one.bus.publish({ type: "file_changed", key });
    await new Promise((next) => setImmediate(next));
  }
  await expect.poll(() => two.heard.length).toBe(200);
  await expect.poll(() => two.gaps).toBe(1);
  hand.socket.resume();
  await hand.closed;
  expect(one.bus.state).toBe("ok");
});

test("tells the others of a gap when a process is lost, and not when it ends by itself", async () => {
  const { path } = await startHub();
  const [one, two] = [await startProcess(path), await startProcess(path)];
  const hand = await startByHand(path);
  await readyFor(hand.received, "ready");
  two.bus.close();
  hand.socket.destroy();
  await expect.poll(() => one.gaps).toBe(1);
});

test("keeps events within the process while the hub is away; then each hears of the gap and all goes on", async () => {
  const started = await startHub();
  const [one, two] = [await startProcess(started.path), await startProcess(started.path)];
  const memberId = randomUUID();
  await two.bus.join(memberId);
  await started.hub.close();
  await expect.poll(() => [one.bus.state, two.bus.state]).toEqual(["away", "away"]);
  await one.bus.announce(tick(1));
  expect([keysOf(one), keysOf(two)]).toEqual([["1"], []]);
  const later = randomUUID();
  await two.bus.join(later);
  await started.restart();
  await expect.poll(() => [one.bus.state, two.bus.state]).toEqual(["ok", "ok"]);
  await expect.poll(() => Math.min(one.gaps, two.gaps)).toBeGreaterThan(0);
  for (const id of [memberId, later]) one.bus.publish({ type: "unread", memberId: id });
  await one.bus.announce(tick(2));
  expect(two.heard).toEqual([{ type: "unread", memberId }, { type: "unread", memberId: later }, tick(2)]);
  expect(log.info).toHaveBeenCalledWith("the bus is back");
});

test("waits for a hub that says nothing once, and lets later announcements go", async () => {
  const path = join(tmpdir(), randomUUID());
  const silent = createServer((socket) => {
    const lines = openLines(socket, (line) => {
      if (line.startsWith("hello ")) lines.send("ready");
      else if (line.startsWith("join")) lines.send("joined");
    });
  }).listen(path);
  cleanups.push(() => silent.close());
  const one = await startProcess(path);
  const timed = async () => {
    const from = performance.now();
    await one.bus.announce(tick(1));
    return performance.now() - from;
  };
  expect(await timed()).toBeGreaterThan(900);
  expect(await timed()).toBeLessThan(500);
});

test("is away, and waits for nothing, where no hub listens", async () => {
  const bus = await openHubBus({ path: join(tmpdir(), randomUUID()), token }, log);
  onTestFinished(() => bus.close());
  await bus.join(randomUUID());
  await bus.announce(tick(1));
  expect(bus.state).toBe("away");
});

test("only its user may open the socket, and whoever does not know the token is turned away", async () => {
  const { path } = await startHub();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const stranger = await startByHand(path, "hello a guess");
  await stranger.closed;
  expect(stranger.received).toEqual([]);
});

test("takes the place of a socket that a killed launcher left", async () => {
  const started = await startHub();
  const second = await openHub({ path: started.path, token });
  const one = await startProcess(started.path);
  expect(one.bus.state).toBe("ok");
  one.bus.close();
  await second.close();
});
