import type { Sql } from "./open-database.ts";

interface Asked<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** The longest wait for an earlier statement, so that a stuck one delays no other caller. */
const patienceMs = 5;

interface BatchOptions {
  /**
   * The shortest time between the starts of two statements, so that each has several callers under
   * load: starting one costs more than a row of it. A caller who comes later than this after the
   * last start does not wait.
   */
  readonly apartMs?: number;
  /** The most statements at once, however long callers wait. */
  readonly maxConcurrent?: number;
  /** The most calls in a statement; the rest go into the next ones. */
  readonly mostTogether?: number;
}

/**
 * Makes a read whose concurrent callers share one statement: a caller who comes while one runs
 * waits for its end, or 5 ms, and shares the next one with all who wait by then. `ask` returns the
 * results in the order of the questions. No caller gets rows that were read before their call. Each
 * `sql` has its own batches, so a transaction's reads stay in it; a failed statement fails its
 * whole batch.
 */
export function batchReads<Question, Answer>(
  ask: (sql: Sql, questions: readonly Question[]) => Promise<readonly Answer[]>,
  options: BatchOptions = {},
): (sql: Sql, question: Question) => Promise<Answer> {
  const askers = new WeakMap<Sql, (question: Question) => Promise<Answer>>();
  return (sql, question) => {
    let asker = askers.get(sql);
    if (!asker) askers.set(sql, asker = createBatcher((questions) => ask(sql, questions), options));
    return asker(question);
  };
}

/**
 * Makes a write whose concurrent callers share one statement and one commit, as `batchReads` does.
 * A failed batch is written again call by call, so that no call fails because of another: `write`
 * must not repeat what it already did.
 */
export function batchWrites<Row, Result>(
  write: (sql: Sql, rows: readonly Row[]) => Promise<readonly Result[]>,
  options: BatchOptions = {},
): (sql: Sql, row: Row) => Promise<Result> {
  const ask = batchReads<Row, PromiseSettledResult<Result>>(async (sql, rows) => {
    const writeOneByOne = () => rows.map(async (row) => (await write(sql, [row]))[0] as Result);
    if (rows.length === 1) return await Promise.allSettled(writeOneByOne());
    return await write(sql, rows).then(
      (results) => results.map((value) => ({ status: "fulfilled" as const, value })),
      () => Promise.allSettled(writeOneByOne()),
    );
  }, options);
  return async (sql, row) => {
    const outcome = await ask(sql, row);
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  };
}

/**
 * `batchWrites` for rows that take the same lock when they have the same key: one statement per key
 * runs at a time, so that callers wait here and not in the database, each with a connection.
 */
export function batchWritesByKey<Row, Result>(
  keyOf: (row: Row) => string,
  write: (sql: Sql, rows: readonly Row[]) => Promise<readonly Result[]>,
  options: Omit<BatchOptions, "maxConcurrent"> = {},
): (sql: Sql, row: Row) => Promise<Result> {
  const lanes = new Map<
    string,
    { readonly write: (sql: Sql, row: Row) => Promise<Result>; callers: number }
  >();
  return async (sql, row) => {
    const key = keyOf(row);
    const lane = lanes.get(key) ??
      { write: batchWrites(write, { ...options, maxConcurrent: 1 }), callers: 0 };
    lanes.set(key, lane);
    lane.callers += 1;
    try {
      return await lane.write(sql, row);
    } finally {
      lane.callers -= 1;
      if (lane.callers === 0) lanes.delete(key);
    }
  };
}

function createBatcher<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { apartMs = 0, maxConcurrent = Infinity, mostTogether = Infinity }: BatchOptions,
): (question: Question) => Promise<Answer> {
  let waiting: Asked<Question, Answer>[] = [];
  let running = 0;
  let startedAt = -Infinity;
  let next: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;

  /** Starts a statement as soon as allowed, at the latest when a caller has waited long enough. */
  function sendWithin(ms: number): void {
    const now = performance.now();
    const at = Math.max(now + ms, startedAt + apartMs);
    if (at <= now) return startBatch();
    if (running >= maxConcurrent || (next && next.at <= at)) return;
    clearTimeout(next?.timer);
    next = { at, timer: setTimeout(startBatch, at - now) };
  }

  function startBatch(): void {
    clearTimeout(next?.timer);
    next = undefined;
    startedAt = performance.now();
    const asked = waiting.slice(0, mostTogether);
    waiting = waiting.slice(mostTogether);
    void runBatch(asked);
  }

  async function runBatch(asked: readonly Asked<Question, Answer>[]): Promise<void> {
    running += 1;
    try {
      const answers = await ask(asked.map((one) => one.question));
      for (const [place, one] of asked.entries()) one.resolve(answers[place] as Answer);
    } catch (error) {
      for (const one of asked) one.reject(error);
    }
    running -= 1;
    if (waiting.length > 0) sendWithin(0);
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (running === 0) sendWithin(0);
      else if (waiting.length === 1) sendWithin(patienceMs);
    });
}
