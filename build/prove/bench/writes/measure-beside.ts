/** A round of load with something else beside it, and the round without. */
export interface BesideRound {
  readonly p99BesideQuiet: number;
  readonly quietP99Ms: number;
  readonly busyP99Ms: number;
  /** How much of the other work was done. */
  readonly done: number;
}

/** How many pairs of rounds, and how long each round. */
export interface BesidePlan {
  readonly rounds: number;
  readonly secondsPerRound: number;
}

/**
 * Loads in pairs of rounds, whose order changes. `work` runs again and again in one of each pair,
 * and says how much it did.
 */
export async function measureBeside(
  { rounds, secondsPerRound }: BesidePlan,
  load: (seconds: number) => Promise<{ readonly p99Ms: number }>,
  work: () => Promise<number>,
): Promise<BesideRound[]> {
  const all: BesideRound[] = [];
  for (let round = 0; round < rounds; round++) {
    const early = round % 2 === 0 ? await load(secondsPerRound) : null;
    let isOver = false;
    const working = (async () => {
      let done = 0;
      while (!isOver) done += await work();
      return done;
    })();
    const busy = await load(secondsPerRound);
    isOver = true;
    const done = await working;
    const quiet = early ?? await load(secondsPerRound);
    all.push({
      p99BesideQuiet: busy.p99Ms / quiet.p99Ms,
      quietP99Ms: quiet.p99Ms,
      busyP99Ms: busy.p99Ms,
      done,
    });
  }
  return all;
}
