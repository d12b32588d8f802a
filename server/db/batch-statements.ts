import type { Sql } from "./open-database.ts";

interface Asked<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** The longest wait for an earlier statement, so that a stuck one delays no other caller. */
const patienceMs = 5;

interface BatchOptions<Question = never> {
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
  /** Calls of one key are never in two statements at once; a statement has at most so many keys. */
  readonly keys?: { readonly of: (question: Question) => string; readonly mostTogether: number };
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
  options: BatchOptions<Question> = {},
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
  options: BatchOptions<Row> = {},
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
  options: Omit<BatchOptions<Row>, "maxConcurrent"> = {},
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

/**
 * `batchWrites` for rows that take the same lock when they have the same key: statements have rows
 * of several keys, and no two at once have the same key, so that callers wait here and not in the
 * database, each with a connection.
 */
export function batchWritesOfKeys<Row, Result>(
  keyOf: (row: Row) => string,
  write: (sql: Sql, rows: readonly Row[]) => Promise<readonly Result[]>,
  { keysTogether, mostTogether }: { readonly keysTogether: number; readonly mostTogether: number },
): (sql: Sql, row: Row) => Promise<Result> {
  return batchWrites(write, { mostTogether, keys: { of: keyOf, mostTogether: keysTogether } });
}

function createBatcher<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  options: BatchOptions<Question>,
): (question: Question) => Promise<Answer> {
  const { apartMs = 0, maxConcurrent = Infinity } = options;
  const chooser = createChooser<Question, Answer>(options);
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
    const { chosen, left } = chooser.choose(waiting);
    // All that wait do so for a statement that runs.
    if (chosen.length === 0) return;
    startedAt = performance.now();
    waiting = left;
    void runBatch(chosen);
    if (waiting.length > 0) sendWithin(patienceMs);
  }

  async function runBatch(asked: Asked<Question, Answer>[]): Promise<void> {
    running += 1;
    try {
      const answers = await ask(asked.map((one) => one.question));
      for (const [place, one] of asked.entries()) one.resolve(answers[place] as Answer);
    } catch (error) {
      for (const one of asked) one.reject(error);
    }
    running -= 1;
    chooser.release(asked);
    if (waiting.length > 0) sendWithin(0);
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (running === 0) sendWithin(0);
      else if (!next) sendWithin(patienceMs);
    });
}

/** Chooses which of those who wait go into the next statement, the first first. */
function createChooser<Question, Answer>(
  { mostTogether = Infinity, keys }: BatchOptions<Question>,
) {
  type Calls = Asked<Question, Answer>[];
  const busy = new Set<string>();
  const choose = (waiting: Calls): { readonly chosen: Calls; readonly left: Calls } => {
    if (!keys) return { chosen: waiting.slice(0, mostTogether), left: waiting.slice(mostTogether) };
    const own = new Set<string>();
    const [chosen, left]: [Calls, Calls] = [[], []];
    for (const one of waiting) {
      const key = keys.of(one.question);
      const fits = chosen.length < mostTogether && !busy.has(key) &&
        (own.has(key) || own.size < keys.mostTogether);
      if (fits) own.add(key);
      (fits ? chosen : left).push(one);
    }
    for (const key of own) busy.add(key);
    return { chosen, left };
  };
  const release = (calls: Calls) => {
    for (const { question } of keys ? calls : []) busy.delete(keys?.of(question) ?? "");
  };
  return { choose, release };
}
