import { load, median, type Round } from "../load.ts";
import type { Served } from "../processes.ts";
import { feedName, type ListRead } from "./list-reads.ts";

export interface ListFigures {
  readonly name: string;
  readonly goal: number | null;
  readonly pagesPerSecond: number;
  readonly p99Ms: number;
  /** Processor time of the server for one page; NaN where the system does not report it. */
  readonly cpuMs: number;
  /** Pages a second for each page of the feed, of the same round. */
  readonly besideFeed: { readonly median: number; readonly least: number; readonly most: number };
}

export interface ListsPlan {
  readonly rounds: number;
  readonly secondsPerRound: number;
}

/** Loads the pages in turn, each once a round. */
export async function measureLists(
  server: Served,
  reads: readonly ListRead[],
  { rounds, secondsPerRound }: ListsPlan,
): Promise<readonly ListFigures[]> {
  const measured = new Map<string, Round[]>(reads.map(({ name }) => [name, []]));
  for (const read of reads) await loadPage(server, read, 1);
  for (let round = 0; round < rounds; round++) {
    // The order moves on, so that none always follows the same one.
    for (let turn = 0; turn < reads.length; turn++) {
      const read = reads[(round + turn) % reads.length] as ListRead;
      measured.get(read.name)?.push(await loadPage(server, read, secondsPerRound));
    }
  }
  const feed = measured.get(feedName) ?? [];
  return reads.map(({ name, goal }) => ({ name, goal, ...figuresOf(measured.get(name) ?? [], feed) }));
}

async function loadPage(server: Served, { paths, readers }: ListRead, seconds: number): Promise<Round> {
  const tokens = readers.map(({ token }) => token);
  const calls = await load(server, paths, tokens, seconds);
  return {
    requestsPerSecond: calls.requestsPerSecond / paths.length,
    p99Ms: calls.p99Ms,
    cpuMsPerRequest: calls.cpuMsPerRequest * paths.length,
  };
}

function figuresOf(rounds: readonly Round[], feed: readonly Round[]) {
  const ratios = rounds.map((round, at) => round.requestsPerSecond / (feed[at]?.requestsPerSecond ?? 0));
  return {
    pagesPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p99Ms: median(rounds.map((round) => round.p99Ms)),
    cpuMs: median(rounds.map((round) => round.cpuMsPerRequest)),
    besideFeed: { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) },
  };
}
