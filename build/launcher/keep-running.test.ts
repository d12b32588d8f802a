import { expect, test, vi } from "vitest";
import { keepRunning, type RestartRules, type Running } from "./keep-running.ts";

/** A process that ends when told to. */
function fakeProcess() {
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const running: Running = { ended, stop: async () => end("stopped") };
  return { running, end };
}

const rules = (change: Partial<RestartRules> = {}): RestartRules => ({
  delayMs: () => 0,
  forgivenAfterMs: 60_000,
  onEnded: vi.fn<RestartRules["onEnded"]>(),
  onRestarted: vi.fn<RestartRules["onRestarted"]>(),
  ...change,
});

test("what ends by itself is started again, and its reason told", async () => {
  const [first, second] = [fakeProcess(), fakeProcess()];
  const { promise: restarted, resolve: onRestarted } = Promise.withResolvers<void>();
  const start = vi.fn<() => Promise<Running>>()
    .mockResolvedValueOnce(first.running).mockResolvedValueOnce(second.running);
  const told = rules({ onRestarted });
  const kept = await keepRunning(start, told);
  first.end("out of memory");
  await restarted;
  expect(told.onEnded).toHaveBeenCalledWith("out of memory", 0);
  await kept.stop();
  expect(start).toHaveBeenCalledTimes(2);
});

test("a stop is not an end: nothing is told, nothing started again", async () => {
  const told = rules();
  const start = vi.fn<() => Promise<Running>>().mockResolvedValue(fakeProcess().running);
  const kept = await keepRunning(start, told);
  await kept.stop();
  expect(start).toHaveBeenCalledTimes(1);
  expect(told.onEnded).not.toHaveBeenCalled();
});

test("gives up when the rules say so, counting failed restarts too", async () => {
  const first = fakeProcess();
  const start = vi.fn<() => Promise<Running>>()
    .mockResolvedValueOnce(first.running).mockRejectedValue(new Error("it does not start"));
  const told = rules({ delayMs: (failures) => failures > 3 ? null : 0 });
  const kept = await keepRunning(start, told);
  first.end("crashed");
  expect(await kept.gaveUp).toBe("it does not start");
  expect(start).toHaveBeenCalledTimes(4);
  expect(told.onEnded).toHaveBeenNthCalledWith(1, "crashed", 0);
  expect(told.onEnded).toHaveBeenLastCalledWith("it does not start", null);
});

test("a long life forgives earlier failures", async () => {
  const processes = [fakeProcess(), fakeProcess(), fakeProcess()];
  let started = 0;
  const failuresSeen: number[] = [];
  const { promise: thirdRuns, resolve } = Promise.withResolvers<void>();
  const kept = await keepRunning(async () => {
    const process = processes[started++];
    if (!process) throw new Error("no more");
    if (started === 3) resolve();
    return process.running;
  }, rules({ forgivenAfterMs: -1, delayMs: (failures) => (failuresSeen.push(failures), 0) }));
  processes[0]?.end("a");
  processes[1]?.end("b");
  await thirdRuns;
  await kept.stop();
  expect(failuresSeen).toEqual([1, 1]);
});

test("a stop does not wait for the delay of a restart", async () => {
  const first = fakeProcess();
  const { promise: waiting, resolve } = Promise.withResolvers<void>();
  const kept = await keepRunning(
    async () => first.running,
    rules({ delayMs: () => 1e6, onEnded: () => resolve() }),
  );
  first.end("crashed");
  await waiting;
  await kept.stop();
});

test("a stop while it is being started again ends what comes of it", async () => {
  const [first, second] = [fakeProcess(), fakeProcess()];
  const { promise: starting, resolve: begun } = Promise.withResolvers<void>();
  const { promise: slow, resolve: finish } = Promise.withResolvers<Running>();
  const start = vi.fn<() => Promise<Running>>().mockResolvedValueOnce(first.running).mockImplementationOnce(
    () => {
      begun();
      return slow;
    },
  );
  const kept = await keepRunning(start, rules());
  first.end("crashed");
  await starting;
  const stopped = kept.stop();
  finish(second.running);
  await stopped;
  expect(await second.running.ended).toBe("stopped");
});

test("a first start that fails is the caller's to tell", async () => {
  await expect(keepRunning(() => Promise.reject(new Error("no binary")), rules())).rejects.toThrow(
    "no binary",
  );
});
