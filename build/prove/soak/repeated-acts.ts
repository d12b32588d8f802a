import { setTimeout as wait } from "node:timers/promises";

/** How often an act was done, and why it failed how often. */
export interface Tally {
  done: number;
  readonly failures: Map<string, number>;
}

/** More failures than this share are not the few of a busy machine: something was not used. */
const mostFailures = 0.05;

/** The acts that were never done, or failed too often for the soak to say anything of them. */
export function listMissedActs(tallies: ReadonlyMap<string, Tally>): string[] {
  return [...tallies].filter(([, { done, failures }]) => {
    const failed = [...failures.values()].reduce((sum, one) => sum + one, 0);
    return done === 0 || failed > mostFailures * (done + failed);
  }).map(([name]) => name);
}

/** A server that hangs is not given ever more to do: it would be the queue that grows. */
const mostUnderWay = 20;

/**
 * Does acts over and over, each at its own rate, whatever earlier ones do: as members do. All of
 * them pause together, so that memory is weighed at rest.
 */
export class RepeatedActs {
  readonly tallies = new Map<string, Tally>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #timers: NodeJS.Timeout[] = [];
  #isPaused = false;

  start(name: string, perSecond: number, act: () => Promise<unknown>): void {
    const tally: Tally = { done: 0, failures: new Map() };
    this.tallies.set(name, tally);
    const fail = (why: string) => tally.failures.set(why, (tally.failures.get(why) ?? 0) + 1);
    let running = 0;
    this.#timers.push(setInterval(() => {
      if (this.#isPaused) return;
      if (running >= mostUnderWay) return void fail("earlier ones hang");
      running += 1;
      const done: Promise<void> = act().then(
        () => void (tally.done += 1),
        (error: unknown) => void fail(reasonOf((error as Error).message)),
      ).finally(() => {
        running -= 1;
        this.#underWay.delete(done);
      });
      this.#underWay.add(done);
    }, 1_000 / perSecond));
  }

  /** Does `work` while nothing is under way; does not wait longer than ten seconds for that. */
  async pauseFor<T>(work: () => Promise<T>): Promise<T> {
    this.#isPaused = true;
    try {
      await Promise.race([Promise.all(this.#underWay), wait(10_000)]);
      return await work();
    } finally {
      this.#isPaused = false;
    }
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.race([Promise.all(this.#underWay), wait(10_000)]);
  }
}

/** Alike for all failures of one kind: without ids and without what the server says in words. */
function reasonOf(message: string): string {
  const code = /"code":"(\w+)"/.exec(message)?.[1];
  const call = message.replace(/\{.*/, "").replace(/[\da-f]{8}-[\da-f-]{27}/g, "…").replace(
    /member_\d+/,
    "…",
  );
  return [call.trim().slice(0, 80), code].filter(Boolean).join(" ");
}
