import { actNames, type OfActs } from "./rates.ts";

/** The measured cost of one act. */
export interface ActCost {
  /** Processor time of the server processes and of PostgreSQL. */
  readonly serverMs: number;
  readonly databaseMs: number;
  /** That the database grew by, and that it wrote to its log, without whole pages. */
  readonly storedBytes: number;
  readonly logBytes: number;
  /** The bytes of the response. */
  readonly sentBytes: number;
}

/**
 * How many times the sum of its acts a peak took, since live updates to open pages, first visits
 * and jobs are in no act, nor are whole pages in the log, which checkpoints cause.
 */
export interface PeakFactors {
  readonly server: number;
  readonly database: number;
  readonly log: number;
}

/** Where no peak was played. */
export const noFactors: PeakFactors = { server: 1, database: 1, log: 1 };

/** The use of a peak in a second: cores, and bytes of the database's log. */
export interface PeakUse {
  readonly serverCores: number;
  readonly databaseCores: number;
  readonly logBytes: number;
}

/** Adds up the cost of acts by themselves, at a rate of each in a second. */
export function sumOfActs(costs: OfActs<ActCost>, rates: OfActs<number>): PeakUse {
  const sum = (of: (cost: ActCost) => number) =>
    actNames.reduce((total, name) => total + rates[name] * of(costs[name]), 0);
  return {
    serverCores: sum(({ serverMs }) => serverMs) / 1000,
    databaseCores: sum(({ databaseMs }) => databaseMs) / 1000,
    logBytes: sum(({ logBytes }) => logBytes),
  };
}

/** `acts` is what those of the peak add up to. */
export function computeFactors(peak: PeakUse, acts: PeakUse): PeakFactors {
  return {
    server: peak.serverCores / acts.serverCores,
    database: peak.databaseCores / acts.databaseCores,
    log: peak.logBytes / acts.logBytes,
  };
}
