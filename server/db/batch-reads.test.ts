import { afterEach, expect, test, vi } from "vitest";
import type { Sql } from "./client.ts";
import { batchReads } from "./batch-reads.ts";

const sql = {} as Sql;

/** Answers `<question>!` to each, when the test lets it. */
function statements() {
  const sent: { questions: readonly string[]; answer(): void; fail(error: Error): void }[] = [];
  const read = batchReads((_sql, questions: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    sent.push({ questions, answer: () => resolve(questions.map((one) => `${one}!`)), fail: reject });
    return promise;
  });
  return { sent, read };
}

afterEach(() => {
  vi.useRealTimers();
});

test("who asks while a statement is under way is not answered by it, but goes with the next", async () => {
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

test("a stuck statement holds nobody up", async () => {
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

test("a failure is that of all who went together, and of nobody after", async () => {
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

test("a transaction's reads never leave it for another's statement", () => {
  const { sent, read } = statements();
  void read(sql, "a");
  void read({} as Sql, "b");
  expect(sent.map((one) => one.questions)).toEqual([["a"], ["b"]]);
});
