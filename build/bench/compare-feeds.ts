import { load, median, type Round } from "./load.ts";
import type { Served } from "./processes.ts";
import type { Plan } from "./plan.ts";
import type { Reader } from "./seed/seed.ts";

/** The medians of one server's rounds. */
export interface FeedFigures {
  readonly pagesPerSecond: number;
  readonly p99Ms: number;
  /** Processor time of the server for one page; NaN where the system does not report it. */
  readonly cpuMs: number;
}

/**
 * The product beside a control: of the ratios of neighbouring rounds, which shared the same
 * minute of the machine.
 */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export interface Comparison {
  readonly product: FeedFigures;
  readonly bare: FeedFigures;
  readonly constant: FeedFigures;
  readonly besideBare: Spread;
  readonly besideConstant: Spread;
}

/** The product, a plain handler with its own SQL, and one that sends the same bytes each time. */
interface FeedServers {
  readonly product: Served;
  readonly bare: Served;
  readonly constant: Served;
}

const names = ["product", "bare", "constant"] as const;
type Rounds = Record<(typeof names)[number], Round>;

/** Loads the servers in turn. */
export async function compareFeeds(
  servers: FeedServers,
  readers: readonly Reader[],
  plan: Plan,
): Promise<Comparison> {
  const tokens = readers.map((reader) => reader.token);
  const ids = readers.map((reader) => reader.memberId);
  const loadFeed = (name: keyof FeedServers, seconds: number) =>
    load(servers[name], "/api/posts?limit=20", name === "bare" ? ids : tokens, seconds);
  // Compilers and caches warm up first.
  for (const name of names) await loadFeed(name, 3);
  const rounds: Rounds[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    const measured: Partial<Rounds> = {};
    // The order moves on, so that none always follows the same one.
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length] ?? "product";
      measured[name] = await loadFeed(name, plan.secondsPerRound);
    }
    rounds.push(measured as Rounds);
  }
  return {
    product: figuresOf(rounds.map((round) => round.product)),
    bare: figuresOf(rounds.map((round) => round.bare)),
    constant: figuresOf(rounds.map((round) => round.constant)),
    besideBare: spreadOf(rounds, "bare"),
    besideConstant: spreadOf(rounds, "constant"),
  };
}

function figuresOf(rounds: readonly Round[]): FeedFigures {
  return {
    pagesPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p99Ms: median(rounds.map((round) => round.p99Ms)),
    cpuMs: median(rounds.map((round) => round.cpuMsPerRequest)),
  };
}

function spreadOf(rounds: readonly Rounds[], control: "bare" | "constant"): Spread {
  const ratios = rounds.map((round) => round.product.requestsPerSecond / round[control].requestsPerSecond);
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}
