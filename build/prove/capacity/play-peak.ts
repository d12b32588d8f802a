import { setTimeout as wait } from "node:timers/promises";
import type { Act } from "./acts.ts";
import type { Performed } from "./caller.ts";
import { type ActName, actNames, eachAct, type OfActs, peakPerMillion } from "./rates.ts";

/** The figures of an act while the peak was played. */
interface Played {
  readonly ms: readonly number[];
  /** Why calls failed, and how many. */
  readonly failures: ReadonlyMap<string, number>;
}

export interface Peak {
  readonly acts: OfActs<Played>;
  readonly seconds: number;
  /**
   * How late calls began, in ms: above a few, this machine does not keep up with the load it makes.
   */
  readonly lateMs: readonly number[];
}

interface Playing {
  readonly draw: (name: ActName) => Act;
  readonly perform: (act: Act) => Promise<Performed>;
  readonly seconds: number;
  readonly share: number;
}

/**
 * Begins each act at its moments, whether earlier ones are done or not, as members do: a server
 * that falls behind is not spared.
 */
export async function playPeak({ draw, perform, seconds, share }: Playing): Promise<Peak> {
  const acts = eachAct(() => ({ ms: [] as number[], failures: new Map<string, number>() }));
  const lateMs: number[] = [];
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  const begin = (name: ActName) => {
    const { ms, failures } = acts[name];
    const done: Promise<void> = perform(draw(name)).then(
      (performed) => void ms.push(performed.ms),
      ({ message }: Error) => void failures.set(message, (failures.get(message) ?? 0) + 1),
    ).finally(() => running.delete(done));
    running.add(done);
  };
  await Promise.all(actNames.map(async (name, place) => {
    const gapMs = 1_000 / (peakPerMillion[name] * share);
    // Not all kinds at the same moments.
    const first = startedAt + gapMs * place / actNames.length;
    for (let n = 0; n * gapMs < seconds * 1_000; n++) {
      const waitMs = first + n * gapMs - performance.now();
      if (waitMs > 1) await wait(waitMs);
      lateMs.push(performance.now() - first - n * gapMs);
      begin(name);
    }
  }));
  await Promise.all(running);
  return { acts, seconds: (performance.now() - startedAt) / 1_000, lateMs };
}
