import type { Sql } from "./client.ts";

interface Asked<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Nobody waits longer than this for a statement in front, so a stuck one holds nobody up. */
const patienceMs = 5;

/**
 * Makes a read whose concurrent callers share one statement: who asks while one is under way waits for its end, or 5 ms, and
 * goes with all who wait by then. `ask` answers each question at its own place. Nobody is handed what was read before they
 * asked; each `sql` has statements of its own, so a transaction's stay in it; a failure is that of all who went together.
 */
export function batchReads<Question, Answer>(
  ask: (sql: Sql, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (sql: Sql, question: Question) => Promise<Answer> {
  const askers = new WeakMap<Sql, (question: Question) => Promise<Answer>>();
  return (sql, question) => {
    let asker = askers.get(sql);
    if (!asker) askers.set(sql, asker = batcher((questions) => ask(sql, questions)));
    return asker(question);
  };
}

function batcher<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Asked<Question, Answer>[] = [];
  let underWay = 0;
  let impatience: NodeJS.Timeout | undefined;

  function send(): void {
    clearTimeout(impatience);
    const asked = waiting;
    waiting = [];
    void answer(asked);
  }

  async function answer(asked: readonly Asked<Question, Answer>[]): Promise<void> {
    underWay += 1;
    try {
      const answers = await ask(asked.map((one) => one.question));
      for (const [place, one] of asked.entries()) one.resolve(answers[place] as Answer);
    } catch (error) {
      for (const one of asked) one.reject(error);
    }
    underWay -= 1;
    if (waiting.length > 0) send();
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (underWay === 0) send();
      else if (waiting.length === 1) impatience = setTimeout(send, patienceMs);
    });
}
