import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepListening, type Serve } from "./keep-listening.ts";

const outOfDescriptors = new Error("Too many open files (os error 24)");
type Run = Parameters<Serve>[1];

/** Stands in for the runtime: remembers each server, and fails when told to. */
function fakeRuntime() {
  const servers: { port: number; isCut(): boolean; stopAccepting(): void; run: Run; finish: () => void }[] =
    [];
  const refusals: Error[] = [];
  const serve: Serve = ({ port, signal }, run) => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    const { promise: finished, reject } = Promise.withResolvers<void>();
    const finish = vi.fn<() => void>();
    const stopAccepting = () => reject(outOfDescriptors);
    servers.push({ port, isCut: () => signal?.aborted ?? false, stopAccepting, run, finish });
    return { addr: { port: port || 4711 }, finished, shutdown: async () => finish() };
  };
  return { serve, servers, refusals };
}

function start(runtime: ReturnType<typeof fakeRuntime>, port = 0) {
  const lines: string[] = [];
  const reserve = { take: vi.fn<() => void>(), release: vi.fn<() => void>() };
  const listener = keepListening({
    serve: runtime.serve,
    address: { hostname: "127.0.0.1", port },
    handle: () => new Response("hello"),
    onError: () => Response.error(),
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
  const { listener, lines } = start(runtime);
  expect(listener.port).toBe(4711);
  runtime.servers[0]?.stopAccepting();
  await vi.advanceTimersByTimeAsync(100);
  expect(runtime.servers.map(({ port }) => port)).toEqual([0, 4711]);
  expect(lines.join()).toContain("Too many open files");
});

test("retries without end, at most once a second, without a log line for each attempt", async () => {
  const runtime = fakeRuntime();
  const { lines } = start(runtime);
  runtime.refusals.push(...Array.from({ length: 100 }, () => outOfDescriptors));
  runtime.servers[0]?.stopAccepting();
  await vi.advanceTimersByTimeAsync(101_000);
  expect(runtime.servers).toHaveLength(2);
  expect(lines.length).toBeLessThan(6);
});

test("gives its reserve of descriptors to running requests, and listens again once it has it back", async () => {
  const runtime = fakeRuntime();
  const { reserve } = start(runtime);
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

test("throws when the first listen fails", () => {
  const runtime = fakeRuntime();
  runtime.refusals.push(new Error("AddrInUse"));
  expect(() => start(runtime)).toThrow("AddrInUse");
});

test("lets running requests finish before it closes the connections of a server that stopped accepting", async () => {
  const runtime = fakeRuntime();
  start(runtime);
  const { promise: completed, resolve } = Promise.withResolvers<void>();
  await runtime.servers[0]?.run(new Request("http://a/"), { remoteAddr: { hostname: "::1" }, completed });
  runtime.servers[0]?.stopAccepting();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(runtime.servers[0]?.isCut()).toBe(false);
  resolve();
  await vi.advanceTimersByTimeAsync(100);
  // The response is still being sent.
  expect(runtime.servers[0]?.isCut()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(runtime.servers[0]?.isCut()).toBe(true);
});

test("aborts a request that does not end within the grace period", async () => {
  const runtime = fakeRuntime();
  start(runtime);
  const completed = new Promise<void>(() => {});
  await runtime.servers[0]?.run(new Request("http://a/"), { remoteAddr: { hostname: "::1" }, completed });
  runtime.servers[0]?.stopAccepting();
  await vi.advanceTimersByTimeAsync(10_100);
  expect(runtime.servers.map((server) => server.isCut())).toEqual([true, false]);
});

test("stops the listening server and does not listen again", async () => {
  const runtime = fakeRuntime();
  const { listener } = start(runtime);
  await listener.finishRequests();
  expect(runtime.servers[0]?.finish).toHaveBeenCalledOnce();
  runtime.servers[0]?.stopAccepting();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runtime.servers).toHaveLength(1);
});

test("stops while it waits to listen again", async () => {
  const runtime = fakeRuntime();
  const { listener } = start(runtime);
  runtime.servers[0]?.stopAccepting();
  await vi.advanceTimersByTimeAsync(0);
  await listener.finishRequests();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runtime.servers).toHaveLength(1);
});
