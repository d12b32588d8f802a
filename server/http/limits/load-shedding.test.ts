import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoadShedding, type LoadShedding } from "./load-shedding.ts";

let shedding: LoadShedding;
let waitMs: number;
let waiting: number;
let heard: string[];
let refused: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  [waitMs, waiting, heard, refused] = [0, 0, [], []];
  shedding = createLoadShedding({
    afterMs: 250,
    queue: () => ({ waiting, oldestWaitMs: waitMs }),
    log: {
      warn: (_: unknown, message: string) => heard.push(message),
      info: (_: unknown, message: string) => heard.push(message),
    } as never,
    metrics: { countRefusedRead: (endpoint) => refused.push(endpoint) },
  });
});
afterEach(() => {
  shedding.close();
  vi.useRealTimers();
});

const read = () => shedding.guard("listPosts", () => Promise.resolve("page"));
const overloaded = { code: "overloaded", status: 503, retryAfter: 2 };

test("refuses reads once work has waited for the limit, including those under way", async () => {
  waitMs = 249;
  vi.advanceTimersByTime(100);
  expect(await read()).toBe("page");
  const underWay = shedding.guard("listPosts", () => new Promise(() => {}));
  waitMs = 250;
  vi.advanceTimersByTime(50);
  await expect(underWay).rejects.toMatchObject(overloaded);
  await expect(read()).rejects.toMatchObject(overloaded);
  expect(refused).toEqual(["listPosts", "listPosts"]);
});

test("serves again after a second below half of the limit, and logs each episode once", async () => {
  waitMs = 300;
  vi.advanceTimersByTime(50);
  for (let n = 0; n < 20; n++) {
    waitMs = n % 2 === 0 ? 0 : 130;
    vi.advanceTimersByTime(500);
    await expect(read()).rejects.toMatchObject(overloaded);
  }
  waitMs = 124;
  vi.advanceTimersByTime(950);
  await expect(read()).rejects.toMatchObject(overloaded);
  vi.advanceTimersByTime(100);
  expect(await read()).toBe("page");
  expect(heard).toEqual([
    "work waits: reads of lists are refused",
    "reads of lists are served again",
  ]);
});

test("refuses only reads that come while 100 statements wait", async () => {
  const underWay = read();
  waiting = 100;
  await expect(read()).rejects.toMatchObject(overloaded);
  expect(await underWay).toBe("page");
  waiting = 99;
  expect(await read()).toBe("page");
  expect(heard).toEqual([]);
});

/** The event loop stood still: the next look is late by this much. */
function pause(ms: number): void {
  const now = performance.now() + ms + 50;
  vi.spyOn(performance, "now").mockReturnValueOnce(now);
  vi.advanceTimersToNextTimer();
}

test("ignores one pause of the event loop, and refuses reads at the second in a row", async () => {
  pause(400);
  expect(await read()).toBe("page");
  vi.advanceTimersByTime(1_000);
  expect(await read()).toBe("page");
  const [first, second] = [performance.now() + 400, performance.now() + 900];
  vi.spyOn(performance, "now").mockReturnValueOnce(first).mockReturnValueOnce(second);
  vi.advanceTimersByTime(100);
  await expect(read()).rejects.toMatchObject(overloaded);
});
