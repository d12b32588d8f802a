import { expect, test } from "vitest";
import { type Upload, UploadQueue } from "./upload-queue.ts";

interface Running {
  readonly signal: AbortSignal;
  readonly progress: (progress: number) => void;
  readonly finish: (url: string) => void;
  readonly fail: (error: Error) => void;
}

const away = new Error("No connection");

/** A queue whose uploads end when the test says so. */
function createQueue() {
  const running = new Map<string, Running>();
  const started: string[] = [];
  const waits: { failures: number; callback: () => void; isStopped: boolean }[] = [];
  let uploads: ReadonlyMap<string, Upload> = new Map();
  const queue = new UploadQueue({
    upload: (id, _file, progress, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      started.push(id);
      running.set(id, { signal, progress, finish: resolve, fail: reject });
      return promise;
    },
    isUnreached: (error) => error === away,
    describe: (error) => (error as Error).message,
    later: (callback, failures) => {
      const wait = { failures, callback, isStopped: false };
      waits.push(wait);
      return () => (wait.isStopped = true);
    },
    onChange: (next) => (uploads = next),
  });
  const settle = async (id: string, end: (one: Running) => void) => {
    end(running.get(id)!);
    // What waits for the upload runs in microtasks.
    for (let n = 0; n < 5; n += 1) await Promise.resolve();
  };
  return {
    queue,
    started,
    waits,
    signalOf: (id: string) => running.get(id)!.signal,
    report: (id: string, progress: number) => running.get(id)!.progress(progress),
    finish: (id: string) => settle(id, ({ finish }) => finish(`/${id}`)),
    fail: (id: string, error: Error) => settle(id, (one) => one.fail(error)),
    states: () => [...uploads].map(([id, { state }]) => `${id} ${state}`),
    get: (id: string) => uploads.get(id),
  };
}

const file = new File(["a"], "a.png");

test("uploads two at a time, in the order of choosing", async () => {
  const { queue, started, finish, states, get } = createQueue();
  for (const id of ["a", "b", "c", "d"]) queue.start(id, file);
  queue.start("a", file);
  expect(started).toEqual(["a", "b"]);
  expect(states()).toEqual(["a uploading", "b uploading", "c waiting", "d waiting"]);
  await finish("b");
  expect(started).toEqual(["a", "b", "c"]);
  await finish("a");
  await finish("c");
  await finish("d");
  expect(states()).toEqual(["a done", "b done", "c done", "d done"]);
  expect(get("b")).toEqual({ state: "done", progress: 1, url: "/b", failure: null });
});

test("says how far each is, and why one failed, which waits for a retry while others go on", async () => {
  const { queue, started, report, fail, finish, get } = createQueue();
  for (const id of ["a", "b", "c"]) queue.start(id, file);
  report("a", 0.4);
  expect(get("a")?.progress).toBe(0.4);
  await fail("a", new Error("Too many pixels"));
  expect(get("a")).toMatchObject({ state: "failed", failure: "Too many pixels", url: null });
  expect(started).toEqual(["a", "b", "c"]);
  await finish("b");
  await finish("c");
  queue.retry("a");
  expect(started).toEqual(["a", "b", "c", "a"]);
  expect(get("a")).toMatchObject({ state: "uploading", failure: null });
  await finish("a");
  expect(get("a")?.url).toBe("/a");
});

test("stops one that is removed, starts the next, and ignores what the stopped one still says", async () => {
  const { queue, started, signalOf, report, finish, states } = createQueue();
  for (const id of ["a", "b", "c"]) queue.start(id, file);
  const stopped = signalOf("a");
  queue.forget("a");
  expect(stopped.aborted).toBe(true);
  expect(started).toEqual(["a", "b", "c"]);
  report("a", 0.9);
  await finish("a");
  expect(states()).toEqual(["b uploading", "c uploading"]);
});

test("waits without a connection, longer each time, and goes on by itself", async () => {
  const { queue, started, fail, finish, waits, states } = createQueue();
  for (const id of ["a", "b", "c"]) queue.start(id, file);
  await fail("a", away);
  await fail("b", away);
  await fail("c", away);
  expect(states()).toEqual(["a offline", "b offline", "c offline"]);
  expect(waits.map(({ failures, isStopped }) => [failures, isStopped])).toEqual([
    [0, true],
    [1, true],
    [2, false],
  ]);
  waits.at(-1)!.callback();
  expect(started).toEqual(["a", "b", "c", "a", "b"]);
  for (const id of ["a", "b", "c"]) await finish(id);
  expect(states()).toEqual(["a done", "b done", "c done"]);
  queue.start("d", file);
  await fail("d", away);
  expect(waits.at(-1)!.failures).toBe(0);
});
