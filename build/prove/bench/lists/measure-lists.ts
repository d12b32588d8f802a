import { load, type Round } from "../load.ts";
import type { Served } from "../processes.ts";
import type { ListRead } from "./list-reads.ts";

export interface ListsPlan {
  readonly rounds: number;
  readonly secondsPerRound: number;
}

/** The rounds of one page. */
export interface ListRounds {
  readonly read: ListRead;
  readonly rounds: readonly Round[];
}

/** Loads the pages in turn, each once a round. */
export async function measureLists(
  server: Served,
  reads: readonly ListRead[],
  { rounds, secondsPerRound }: ListsPlan,
): Promise<readonly ListRounds[]> {
  const measured = reads.map((read) => ({ read, rounds: [] as Round[] }));
  for (const { read } of measured) await loadPage(server, read, 1);
  for (let round = 0; round < rounds; round++) {
    // The order moves on, so that none always follows the same one.
    const first = round % measured.length;
    for (const { read, rounds: own } of [...measured.slice(first), ...measured.slice(0, first)]) {
      own.push(await loadPage(server, read, secondsPerRound));
    }
  }
  return measured;
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
