import { afterEach, expect, test, vi } from "vitest";
import type { Sql } from "./open-database.ts";
import { batchReads, batchWrites, batchWritesByKey, batchWritesOfKeys } from "./batch-statements.ts";

const sql = {} as Sql;

/** Answers each question with `<question>!` when the test lets it. */
function statements(options: Parameters<typeof batchReads>[1] = {}) {
  const sent: { questions: readonly string[]; answer(): void; fail(error: Error): void }[] = [];
  const read = batchReads((_sql, questions: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    sent.push({ questions, answer: () => resolve(questions.map((one) => `${one}!`)), fail: reject });
    return promise;
  }, options);
  return { sent, read };
}

afterEach(() => {
  vi.useRealTimers();
});

test("batches a read that starts while a statement runs into the next one", async () => {
  const { sent, read } = statements();
  const first = read(sql, "a");
  const later = [read(sql, "b"), read(sql, "c")];
  expect(sent.map((one) => one.questions)).toEqual([["a"]]);
  sent[0]!.answer();
  expect(await first).toBe("a!");
  expect(sent.map((one) => one.questions)).toEqual([["a"], ["b", "c"]]);
  sent[1]!.answer();
  expect(await Promise.all(later)).toEqual(["b!", "c!"]);
});

test("does not delay later reads behind a stuck statement", async () => {
  vi.useFakeTimers();
  const { sent, read } = statements();
  const stuck = read(sql, "a");
  const others = [read(sql, "b"), read(sql, "c")];
  await vi.advanceTimersByTimeAsync(5);
  sent[1]!.answer();
  expect(await Promise.all(others)).toEqual(["b!", "c!"]);
  sent[0]!.answer();
  expect(await stuck).toBe("a!");
  expect(sent).toHaveLength(2);
});

test("runs no more statements at once than allowed, however long reads wait", async () => {
  vi.useFakeTimers();
  const { sent, read } = statements({ maxConcurrent: 2 });
  void read(sql, "a");
  void read(sql, "b");
  await vi.advanceTimersByTimeAsync(5);
  const later = [read(sql, "c"), read(sql, "d")];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.map((one) => one.questions)).toEqual([["a"], ["b"]]);
  sent[1]!.answer();
  await vi.advanceTimersByTimeAsync(0);
  sent[2]!.answer();
  expect(await Promise.all(later)).toEqual(["c!", "d!"]);
});

test("fails only the callers in the batch of a failed statement", async () => {
  const { sent, read } = statements();
  const first = read(sql, "a");
  const together = Promise.allSettled([read(sql, "b"), read(sql, "c")]);
  sent[0]!.answer();
  await first;
  const after = read(sql, "d");
  sent[1]!.fail(new Error("lost"));
  expect((await together).map((one) => one.status)).toEqual(["rejected", "rejected"]);
  sent[2]!.answer();
  expect(await after).toBe("d!");
});

test("keeps the reads of a transaction in that transaction", () => {
  const { sent, read } = statements();
  void read(sql, "a");
  void read({} as Sql, "b");
  expect(sent.map((one) => one.questions)).toEqual([["a"], ["b"]]);
});

test("writes a failed batch again one by one, so that only the call at fault fails", async () => {
  const written: (readonly string[])[] = [];
  const write = batchWrites(async (_sql, rows: readonly string[]) => {
    written.push(rows);
    await Promise.resolve();
    if (rows.includes("bad")) throw new Error("No");
    return rows.map((row) => `${row}!`);
  });
  const results = await Promise.allSettled(["a", "b", "bad", "c"].map((row) => write(sql, row)));
  expect(results.map((one) => one.status === "fulfilled" ? one.value : one.reason)).toEqual([
    "a!",
    "b!",
    new Error("No"),
    "c!",
  ]);
  expect(written).toEqual([["a"], ["b", "bad", "c"], ["b"], ["bad"], ["c"]]);
});

test("runs one statement per key at a time, with at most the allowed rows, beside other keys", async () => {
  const written: (readonly string[])[] = [];
  let underWay = 0;
  const write = batchWritesByKey(
    (row: string) => row.slice(0, 1),
    async (_sql, rows) => {
      underWay += 1;
      written.push(rows);
      expect(underWay).toBeLessThanOrEqual(2);
      await Promise.resolve();
      underWay -= 1;
      return rows.map((row) => `${row}!`);
    },
    { mostTogether: 2 },
  );
  const rows = ["a1", "a2", "b1", "a3", "a4"];
  expect(await Promise.all(rows.map((row) => write(sql, row)))).toEqual(rows.map((row) => `${row}!`));
  expect(written).toEqual([["a1"], ["b1"], ["a2", "a3"], ["a4"]]);
});

/** Writes rows by keys, of which the test ends each statement by its place. */
function writesOfKeys(most: { readonly keysTogether: number; readonly mostTogether: number }) {
  const sent: { readonly rows: readonly string[]; end(): void }[] = [];
  const write = batchWritesOfKeys((row: string) => row.slice(0, 1), (_sql, rows) => {
    const { promise, resolve } = Promise.withResolvers<string[]>();
    sent.push({ rows, end: () => resolve(rows.map((row) => `${row}!`)) });
    return promise;
  }, most);
  return { sent, rows: () => sent.map((one) => one.rows), write: (row: string) => write(sql, row) };
}

test("puts rows of several keys into a statement, and none of a key that another one has", async () => {
  vi.useFakeTimers();
  const { sent, rows, write } = writesOfKeys({ keysTogether: 2, mostTogether: 3 });
  const all = ["a1", "a2", "b1", "b2", "c1", "b3"].map(write);
  expect(rows()).toEqual([["a1"]]);
  await vi.advanceTimersByTimeAsync(5);
  expect(rows()).toEqual([["a1"], ["b1", "b2", "c1"]]);
  sent[0]!.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(rows().slice(2)).toEqual([["a2"]]);
  sent[1]!.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(rows().slice(3)).toEqual([["b3"]]);
  for (const one of sent) one.end();
  expect(await Promise.all(all)).toEqual(["a1!", "a2!", "b1!", "b2!", "c1!", "b3!"]);
});

test("a stuck statement delays rows of other keys no longer than the first, however many of its key wait", async () => {
  vi.useFakeTimers();
  const { sent, rows, write } = writesOfKeys({ keysTogether: 9, mostTogether: 9 });
  void write("a1");
  void write("a2");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rows()).toEqual([["a1"]]);
  const other = write("b1");
  await vi.advanceTimersByTimeAsync(5);
  expect(rows()).toEqual([["a1"], ["b1"]]);
  sent[1]!.end();
  expect(await other).toBe("b1!");
});

test("a stuck statement delays rows for which it had no room no longer, also when nobody comes after them", async () => {
  vi.useFakeTimers();
  const { rows, write } = writesOfKeys({ keysTogether: 2, mostTogether: 9 });
  void write("a1");
  for (const row of ["b1", "c1", "d1", "e1", "f1"]) void write(row);
  await vi.advanceTimersByTimeAsync(15);
  expect(rows()).toEqual([["a1"], ["b1", "c1"], ["d1", "e1"], ["f1"]]);
});

test("starts the first statement at once and spaces later ones, each with all calls that came meanwhile", async () => {
  vi.useFakeTimers();
  const { sent, read } = statements({ apartMs: 3 });
  void read(sql, "a");
  sent[0]!.answer();
  await vi.advanceTimersByTimeAsync(1);
  void read(sql, "b");
  void read(sql, "c");
  expect(sent.map((one) => one.questions)).toEqual([["a"]]);
  await vi.advanceTimersByTimeAsync(2);
  expect(sent.map((one) => one.questions)).toEqual([["a"], ["b", "c"]]);
  sent[1]!.answer();
  await vi.advanceTimersByTimeAsync(3);
  void read(sql, "d");
  expect(sent.map((one) => one.questions)).toEqual([["a"], ["b", "c"], ["d"]]);
});
