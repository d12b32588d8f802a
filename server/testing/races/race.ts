import { setTimeout as wait } from "node:timers/promises";
import { crowd, type CrowdMember } from "../crowd.ts";
import type { TestApp } from "../create-test-app.ts";
import { countWaiting } from "../lock-waits.ts";

type Call = () => Promise<unknown>;

/** Acts that run at the same time. */
export interface Race {
  readonly name: string;
  /** Prepares a round for an author and five others, and returns its calls. */
  round(t: TestApp, author: CrowdMember, others: readonly CrowdMember[]): Promise<readonly Call[]>;
}

/**
 * Runs a race several times, its calls all at once and in random order. In every other round they
 * first queue behind locks on the author's content, so that all have begun before the first
 * continues. Returns the responses of 500 and above, and thrown errors, in words.
 */
export async function runRace(t: TestApp, race: Race, rounds: number): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const [author, ...others] = await crowd(t, 6);
    if (!author) throw new Error("Nobody came");
    const calls = shuffle(await race.round(t, author, others));
    const run = () => Promise.all(calls.map(faultOf));
    const answers = round % 2 === 0 ? await runBehindLocks(t, author.id, run) : await run();
    faults.push(...answers.filter((fault) => fault !== null));
  }
  return faults;
}

async function faultOf(call: Call): Promise<string | null> {
  // Spreads the calls over a few milliseconds, so that they meet at different points.
  await wait(Math.random() * 4);
  try {
    const answer = await call();
    if (!(answer instanceof Response) || answer.status < 500) return null;
    return `${answer.status} ${await answer.text()}`;
  } catch (error) {
    return String(error);
  }
}

/**
 * Starts the work while the author's content is locked; unlocks it once no further call queues up.
 */
async function runBehindLocks<T>(t: TestApp, authorId: string, work: () => Promise<T>): Promise<T> {
  let started: Promise<T> | undefined;
  await t.db.transaction(async (tx) => {
    await tx`select from posts where author_id = ${authorId} for no key update`;
    await tx`select from comments where author_id = ${authorId} for no key update`;
    started ??= work();
    let before: number;
    let waiting = 0;
    do {
      await tx`select pg_sleep(0.02)`;
      before = waiting;
      waiting = await countWaiting(tx);
    } while (waiting > before);
  });
  return await (started as Promise<T>);
}

/** The same in random order. */
export function shuffle<T>(list: readonly T[]): T[] {
  return list.map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
