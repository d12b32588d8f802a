import { load, median, type Round } from "./load.ts";
import type { Served } from "./processes.ts";
import type { Plan } from "./plan.ts";
import type { Reader } from "./seed/seed.ts";

/** The medians of one server's rounds. */
interface FeedFigures {
  readonly pagesPerSecond: number;
  readonly p99Ms: number;
  /** Processor time of the server for one page; NaN where the system does not report it. */
  readonly cpuMs: number;
}

export interface Comparison {
  readonly product: FeedFigures;
  readonly bare: FeedFigures;
  /** The median of the ratios of neighbouring rounds, which shared the same minute of the machine. */
  readonly ratio: number;
}

/** Loads both servers in turn. */
export async function compareFeeds(
  product: Served,
  bare: Served,
  readers: readonly Reader[],
  plan: Plan,
): Promise<Comparison> {
  const tokens = readers.map((reader) => reader.token);
  const ids = readers.map((reader) => reader.memberId);
  const ofProduct = (seconds: number) => load(product, "/api/posts?limit=20", tokens, seconds);
  const ofBare = (seconds: number) => load(bare, "/api/posts?limit=20", ids, seconds);
  // Compilers and caches warm up first.
  await ofProduct(3);
  await ofBare(3);
  const pairs: { product: Round; bare: Round }[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    // The order alternates, so that neither always follows the other.
    if (round % 2 === 0) {
      pairs.push({
        product: await ofProduct(plan.secondsPerRound),
        bare: await ofBare(plan.secondsPerRound),
      });
    } else {
      pairs.push({
        bare: await ofBare(plan.secondsPerRound),
        product: await ofProduct(plan.secondsPerRound),
      });
    }
  }
  return {
    product: figuresOf(pairs.map((pair) => pair.product)),
    bare: figuresOf(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.product.requestsPerSecond / pair.bare.requestsPerSecond)),
  };
}

function figuresOf(rounds: readonly Round[]): FeedFigures {
  return {
    pagesPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p99Ms: median(rounds.map((round) => round.p99Ms)),
    cpuMs: median(rounds.map((round) => round.cpuMsPerRequest)),
  };
}
