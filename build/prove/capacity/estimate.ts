import { type ActCost, type PeakFactors, sumOfActs } from "./act-costs.ts";
import {
  type ActName,
  actNames,
  eachAct,
  type OfActs,
  peakPerMillion,
  peakToMean,
  socketsPerMillion,
} from "./rates.ts";

/** One price list. Prices are in dollars a month, without tax. */
interface PriceList {
  readonly name: string;
  /** Where the prices are from, and of when. */
  readonly source: string;
  /** A machine that runs server processes. */
  readonly web: Machine;
  /** Machines for PostgreSQL, from small to the largest that can be had. */
  readonly database: readonly Machine[];
  /** A gigabyte of a database's disk, replicated by the operator. */
  readonly diskGb: number;
  /** A gigabyte in the object store. */
  readonly objectGb: number;
  /** A gigabyte that leaves for members, through the CDN. */
  readonly egressGb: number;
}

interface Machine {
  readonly name: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly price: number;
}

/**
 * Inputs, to be replaced by what you pay: list prices as they were known in 2025, not looked up
 * since. AWS: on demand, us-east-1, 730 hours a month, arm64; CloudFront's first step. Hetzner:
 * dedicated processors in Falkenstein, in euros taken for dollars; its object store, and
 * Cloudflare's CDN, which counts no traffic.
 */
export const priceLists: readonly PriceList[] = [
  {
    name: "AWS",
    source: "aws.amazon.com/ec2/pricing/on-demand, 2025",
    web: { name: "c7g.2xlarge", cores: 8, memoryGb: 16, price: 212 },
    database: [
      { name: "r7g.2xlarge", cores: 8, memoryGb: 64, price: 313 },
      { name: "r7g.4xlarge", cores: 16, memoryGb: 128, price: 625 },
      { name: "r7g.8xlarge", cores: 32, memoryGb: 256, price: 1_251 },
      { name: "r7g.16xlarge", cores: 64, memoryGb: 512, price: 2_502 },
    ],
    diskGb: 0.08,
    objectGb: 0.023,
    egressGb: 0.085,
  },
  {
    name: "Hetzner and Cloudflare",
    source: "hetzner.com/cloud and hetzner.com/dedicated-rootserver, cloudflare.com/plans, 2025",
    web: { name: "CCX33", cores: 8, memoryGb: 32, price: 50 },
    database: [
      { name: "CCX33", cores: 8, memoryGb: 32, price: 50 },
      { name: "CCX53", cores: 32, memoryGb: 128, price: 195 },
      { name: "CCX63", cores: 48, memoryGb: 192, price: 290 },
      { name: "AX162-R", cores: 96, memoryGb: 256, price: 220 },
    ],
    diskGb: 0.05,
    objectGb: 0.006,
    egressGb: 0.001,
  },
];

/** The measurements of a run: networks are estimated from them. */
export interface Measured {
  readonly costs: OfActs<ActCost>;
  readonly factors: PeakFactors;
  readonly kbOfSocket: number;
}

/** The needs of a network of a size at its peak. */
export interface Need {
  readonly members: number;
  readonly webCores: number;
  readonly databaseCores: number;
  readonly sockets: number;
  readonly socketsGb: number;
  /** The growth of the database and of pictures in a year. */
  readonly databaseGbAYear: number;
  readonly picturesGbAYear: number;
  /** The database's log of a day: a standby receives it, and a backup keeps it. */
  readonly logGbADay: number;
  readonly egressGbAMonth: number;
}

/** Cores are bought to be this busy at the peak, so that one machine may fail. */
const busyAtPeak = 0.5;
/** One post in four has a picture; a page shows five of them small, and one opened in twenty. */
const pictures = { share: 0.25, storedKb: 200, sentKbOfPage: 5 * 25 + 200 / 20 };
const secondsOfYear = 365 * 86_400;
const gb = 1e9;

/** From the cost of each act, the rates, and what a peak took beyond them (capacity.2). */
export function estimateNeed(members: number, { costs, factors, kbOfSocket }: Measured): Need {
  const millions = members / 1e6;
  const acts = sumOfActs(costs, peakPerMillion);
  const aSecond = (of: (cost: ActCost) => number) =>
    millions * actNames.reduce((sum, name) => sum + peakPerMillion[name] * of(costs[name]), 0);
  const mean = (perSecond: number) => perSecond / peakToMean;
  const sentKb = aSecond(({ sentBytes }) => sentBytes) / 1000 +
    millions * peakPerMillion["feed page"] * pictures.sentKbOfPage;
  const storedPictures = millions * peakPerMillion.post * pictures.share * pictures.storedKb * 1000;
  const sockets = millions * socketsPerMillion;
  return {
    members,
    webCores: millions * acts.serverCores * factors.server / busyAtPeak,
    databaseCores: millions * acts.databaseCores * factors.database / busyAtPeak,
    sockets,
    socketsGb: sockets * kbOfSocket * 1000 / gb,
    databaseGbAYear: mean(aSecond(({ storedBytes }) => storedBytes)) * secondsOfYear / gb,
    picturesGbAYear: mean(storedPictures) * secondsOfYear / gb,
    logGbADay: mean(millions * acts.logBytes * factors.log) * 86_400 / gb,
    egressGbAMonth: mean(sentKb * 1000) * (secondsOfYear / 12) / gb,
  };
}

/** The machines for a need, and what they and the first year's storage cost a month. */
export interface Offer {
  readonly list: PriceList;
  readonly webMachines: number;
  /** The primary, and one that stands by; more when reads go to replicas. */
  readonly database: Machine;
  readonly databaseMachines: number;
  /**
   * The share of the largest machine that writes alone take: above 1 no machine is large enough.
   */
  readonly writesOfLargest: number;
  readonly price: number;
}

/** At least two of everything, so that one may fail. */
const leastMachines = 2;
/** Writes happen on the primary, and on every replica once more as replay. */
const writeNames: readonly ActName[] = ["post", "like", "comment", "follow", "message"];

export function offerFor(need: Need, { costs, factors }: Measured, list: PriceList): Offer {
  const writes = eachAct((name) => writeNames.includes(name) ? peakPerMillion[name] : 0);
  const writeCores = need.members / 1e6 * sumOfActs(costs, writes).databaseCores * factors.database /
    busyAtPeak;
  const largest = list.database.at(-1);
  if (!largest) throw new Error(`${list.name} has no machine for a database`);
  const database = list.database.find(({ cores }) => cores >= need.databaseCores) ?? largest;
  const forReads = Math.ceil((need.databaseCores - writeCores) / database.cores);
  const databaseMachines = Math.max(leastMachines, need.databaseCores <= database.cores ? 0 : 1 + forReads);
  const webMachines = Math.max(leastMachines, Math.ceil(need.webCores / list.web.cores));
  const storage = list.diskGb * need.databaseGbAYear * databaseMachines +
    list.objectGb * need.picturesGbAYear + list.egressGb * need.egressGbAMonth;
  return {
    list,
    webMachines,
    database,
    databaseMachines,
    writesOfLargest: writeCores / largest.cores,
    price: webMachines * list.web.price + databaseMachines * database.price + storage,
  };
}

/** How many members the largest machine of a list can take the writes of. */
export function estimateMostMembers({ writesOfLargest }: Offer, { members }: Need): number {
  return members / writesOfLargest;
}
