import fc from "fast-check";
import { expect, test } from "vitest";
import { createFairSemaphore, type FairSemaphoreOptions, type Full } from "./fair-semaphore.ts";

const refusal = (full: Full) => new Error(full);

/** A semaphore whose work runs until it is told to end. */
function gateWith(options: Partial<FairSemaphoreOptions>) {
  const { enter } = createFairSemaphore({ capacity: 10, waiting: 100, waitingPerOwner: 50, ...options });
  const running = new Map<string, () => void>();
  const started: string[] = [];
  return {
    started,
    send: (name: string, owner: string, weight: number) =>
      enter({ owner, weight }, () => {
        started.push(name);
        return new Promise<void>((end) => running.set(name, end));
      }, refusal),
    async end(name: string) {
      running.get(name)?.();
      // Through the promises between the end of one and the start of the next.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    },
  };
}

test("lets owners take turns, however much one of them queued first", async () => {
  const { started, send, end } = gateWith({ capacity: 1 });
  for (const name of ["a1", "a2", "a3", "a4"]) void send(name, "ada", 1);
  for (const name of ["b1", "b2"]) void send(name, "bob", 1);
  void send("c1", "cai", 1);
  for (let at = 0; at < 7; at++) await end(started.at(-1) ?? "");
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("runs one owner's work one after the other where so asked, and that of others beside it", async () => {
  const { started, send, end } = gateWith({ capacity: 10, isOneByOne: true });
  for (const name of ["a1", "a2"]) void send(name, "ada", 1);
  for (const name of ["b1", "b2"]) void send(name, "bob", 1);
  expect(started).toEqual(["a1", "b1"]);
  await end("b1");
  expect(started).toEqual(["a1", "b1", "b2"]);
  await end("a1");
  expect(started).toEqual(["a1", "b1", "b2", "a2"]);
});

test("runs work that fits in parallel, but none ahead of heavy work that is next", async () => {
  const { started, send, end } = gateWith({ capacity: 10 });
  void send("six", "ada", 6);
  void send("four", "bob", 4);
  void send("heavy", "cai", 8);
  void send("light", "dan", 1);
  expect(started).toEqual(["six", "four"]);
  await end("four");
  expect(started).toEqual(["six", "four"]);
  await end("six");
  expect(started).toEqual(["six", "four", "heavy", "light"]);
});

test("runs work heavier than the capacity alone", async () => {
  const { started, send, end } = gateWith({ capacity: 10 });
  void send("light", "ada", 1);
  void send("huge", "bob", 30);
  expect(started).toEqual(["light"]);
  await end("light");
  void send("next", "cai", 1);
  expect(started).toEqual(["light", "huge"]);
  await end("huge");
  expect(started).toEqual(["light", "huge", "next"]);
});

test("refuses an owner whose queue is full, and everyone when the semaphore is full", async () => {
  const { send } = gateWith({ capacity: 1, waiting: 3, waitingPerOwner: 2 });
  for (const name of ["a1", "a2", "a3"]) void send(name, "ada", 1);
  await expect(send("a4", "ada", 1)).rejects.toThrow("owner");
  void send("b1", "bob", 1);
  await expect(send("c1", "cai", 1)).rejects.toThrow("all");
});

test("frees the capacity of failed work", async () => {
  const { enter } = createFairSemaphore({ capacity: 1, waiting: 1, waitingPerOwner: 1 });
  const ticket = { owner: "ada", weight: 1 };
  const failing = enter(ticket, () => Promise.reject(new Error("broken")), refusal);
  const next = enter(ticket, () => Promise.resolve("next"), refusal);
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("next");
});

test("frees the place of a caller who leaves the queue, and lets lighter work run", async () => {
  const { acquire } = createFairSemaphore({ capacity: 10, waiting: 2, waitingPerOwner: 2 });
  const leave = await acquire({ owner: "ada", weight: 6 }, refusal);
  const impatient = new AbortController();
  const heavy = acquire({ owner: "bob", weight: 8 }, refusal, impatient.signal);
  const light = acquire({ owner: "cai", weight: 2 }, refusal);
  impatient.abort(new Error("enough"));
  await expect(heavy).rejects.toThrow("enough");
  (await light)();
  leave();
  leave();
  const all = acquire({ owner: "dan", weight: 10 }, refusal);
  await all;
  await expect(acquire({ owner: "bob", weight: 8 }, refusal, impatient.signal)).rejects.toThrow("enough");
});

test("runs all work, never beyond the capacity except for single heavier work", async () => {
  const sent = fc.array(
    fc.record({ owner: fc.constantFrom("a", "b", "c"), weight: fc.integer({ min: 1, max: 12 }) }),
    {
      maxLength: 40,
    },
  );
  await fc.assert(fc.asyncProperty(sent, async (tickets) => {
    const { enter } = createFairSemaphore({ capacity: 10, waiting: 40, waitingPerOwner: 40 });
    const inside: number[] = [];
    let done = 0;
    await Promise.all(tickets.map((ticket) =>
      enter(ticket, async () => {
        inside.push(ticket.weight);
        const sum = inside.reduce((a, b) => a + b, 0);
        expect(sum <= 10 || inside.length === 1).toBe(true);
        await Promise.resolve();
        inside.splice(inside.indexOf(ticket.weight), 1);
        done += 1;
      }, refusal)
    ));
    expect(done).toBe(tickets.length);
  }));
});
