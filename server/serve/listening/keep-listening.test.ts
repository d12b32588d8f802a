import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepListening, type Listening } from "./keep-listening.ts";

const outOfDescriptors = new Error("Too many open files (os error 24)");

/** Replaces the server: records each listener, and fails when told to. */
function fakeRuntime() {
  const servers: {
    port: number;
    stopAccepting(): void;
    readonly closedWith: (number | undefined)[];
  }[] = [];
  const refusals: Error[] = [];
  const open = async (port: number): Promise<Listening> => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    const { promise: failed, resolve } = Promise.withResolvers<unknown>();
    const closedWith: (number | undefined)[] = [];
    servers.push({ port, stopAccepting: () => resolve(outOfDescriptors), closedWith });
    return { port: port || 4711, failed, close: async (graceMs) => void closedWith.push(graceMs) };
  };
  return { open, servers, refusals };
}

async function start(runtime: ReturnType<typeof fakeRuntime>, port = 0) {
  const lines: string[] = [];
  const reserve = { take: vi.fn<() => void>(), release: vi.fn<() => void>() };
  const listener = await keepListening({
    open: runtime.open,
    port,
    reserve,
    log: pino({ level: "error" }, { write: (line: string) => void lines.push(line) }),
  });
  return { listener, lines, reserve };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("listens again on its port when the server stops accepting, and logs the reason", async () => {
  const runtime = fakeRuntime();
  const { listener, lines } = await start(runtime);
  expect(listener.port).toBe(4711);
  runtime.servers[0]?.stopAccepting();
  await vi.advanceTimersByTimeAsync(100);
  expect(runtime.servers.map(({ port }) => port)).toEqual([0, 4711]);
  expect(lines.join()).toContain("Too many open files");
});

test("retries forever, at most once a second, without logging each attempt", async () => {
  const runtime = fakeRuntime();
  const { lines } = await start(runtime);
  runtime.refusals.push(...Array.from({ length: 100 }, () => outOfDescriptors));
  runtime.servers[0]?.stopAccepting();
  await vi.advanceTimersByTimeAsync(101_000);
  expect(runtime.servers).toHaveLength(2);
  expect(lines.length).toBeLessThan(6);
});

test("releases its reserve of descriptors to running requests, and listens again once it has it back", async () => {
  const runtime = fakeRuntime();
  const { reserve } = await start(runtime);
  expect(reserve.take).toHaveBeenCalledOnce();
  reserve.take.mockImplementationOnce(() => {
    throw outOfDescriptors;
  });
  runtime.servers[0]?.stopAccepting();
  await vi.advanceTimersByTimeAsync(0);
  expect(reserve.release).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(100);
  expect(runtime.servers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(runtime.servers).toHaveLength(2);
});

test("rejects when the first listen fails", async () => {
  const runtime = fakeRuntime();
  runtime.refusals.push(new Error("AddrInUse"));
  await expect(start(runtime)).rejects.toThrow("AddrInUse");
});

test("gives running requests ten seconds when it stopped accepting", async () => {
  const runtime = fakeRuntime();
  await start(runtime);
  runtime.servers[0]?.stopAccepting();
  await vi.advanceTimersByTimeAsync(100);
  expect(runtime.servers.map(({ closedWith }) => closedWith)).toEqual([[10_000], []]);
});

test("stops the listening server and does not listen again", async () => {
  const runtime = fakeRuntime();
  const { listener } = await start(runtime);
  await listener.finishRequests();
  expect(runtime.servers[0]?.closedWith).toEqual([undefined]);
  runtime.servers[0]?.stopAccepting();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runtime.servers).toHaveLength(1);
});

test("stops while it waits to listen again", async () => {
  const runtime = fakeRuntime();
  const { listener } = await start(runtime);
  runtime.servers[0]?.stopAccepting();
  await vi.advanceTimersByTimeAsync(0);
  await listener.finishRequests();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runtime.servers).toHaveLength(1);
});
