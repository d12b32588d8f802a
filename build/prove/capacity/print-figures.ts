import { median, percentile } from "../bench/figures/percentiles.ts";
import { formatTable } from "../bench/figures/table.ts";
import type { ActCost, PeakFactors, PeakUse } from "./act-costs.ts";
import {
  estimateMostMembers,
  estimateNeed,
  type Measured,
  type Need,
  offerFor,
  priceLists,
} from "./estimate.ts";
import type { Peak } from "./play-peak.ts";
import { type ActName, actNames, type OfActs, peakPerMillion } from "./rates.ts";

const round = (value: number, digits = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Formats the cost of each act by itself. */
export function formatCosts(costs: OfActs<ActCost>): string[] {
  return formatTable([
    ["Act", "server, ms", "PostgreSQL, ms", "stored, bytes", "log, bytes", "sent, bytes"],
    ...actNames.map((name) => {
      const { serverMs, databaseMs, storedBytes, logBytes, sentBytes } = costs[name];
      return [
        name,
        round(serverMs, 2),
        round(databaseMs, 2),
        ...[storedBytes, logBytes, sentBytes].map((n) => round(n)),
      ];
    }),
  ]);
}

/** How quickly each act was answered during the peak. */
export function formatPeak({ acts, seconds }: Peak): string[] {
  return formatTable([
    ["Act", "a second", "p50, ms", "p99, ms", "failed"],
    ...actNames.map((name: ActName) => {
      const { ms, failures } = acts[name];
      const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
      const times = [median(ms), percentile(ms, 0.99)].map((value) => round(value, 1));
      return [name, round((ms.length + failed) / seconds, 1), ...times, round(failed)];
    }),
  ]);
}

/** Formats the failures, each kind once. */
export function formatFailures({ acts }: Peak): string[] {
  const kinds = new Map<string, number>();
  for (const name of actNames) {
    for (const [message, count] of acts[name].failures) {
      const kind = message.replaceAll(/[\da-f]{8}-[\da-f-]{27}|member_\d+/g, "…");
      kinds.set(kind, (kinds.get(kind) ?? 0) + count);
    }
  }
  return [...kinds].map(([kind, count]) => `${count} × ${kind}`);
}

/** "12 of 154,800 acts failed." */
export function formatCount({ acts }: Peak): string {
  const played = actNames.map((name) => acts[name]);
  const failures = played.flatMap((act) => [...act.failures.values()]);
  const failed = failures.reduce((sum, count) => sum + count, 0);
  const done = played.reduce((sum, { ms }) => sum + ms.length, 0);
  return `${round(failed)} of ${round(done + failed)} acts failed.`;
}

/** Networks that are estimated. */
const sizes = [1e6, 1e7, 1e8] as const;

type Frames = Readonly<Record<string, number>>;

/** How many frames arrived between two counts, and of each type, the most frequent first. */
export function formatFrames(before: Frames, after: Frames): string {
  const counts = Object.entries(after).map(([type, count]) => [type, count - (before[type] ?? 0)] as const);
  const sorted = counts.toSorted(([, a], [, b]) => b - a);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return `${round(all)} in all, ${sorted.map(([type, count]) => `${round(count)} ${type}`).join(", ")}`;
}

/** Formats the peak's use beside the sum of its acts by themselves. */
export function formatFactors(peak: PeakUse, acts: PeakUse, factors: PeakFactors): string[] {
  const row = (name: string, used: number, ofActs: number, factor: number) => [
    name,
    round(used, 2),
    round(ofActs, 2),
    round(factor, 2),
  ];
  return formatTable([
    ["At this peak", "in all", "sum of its acts", "times"],
    row("cores of server processes", peak.serverCores, acts.serverCores, factors.server),
    row("cores of PostgreSQL", peak.databaseCores, acts.databaseCores, factors.database),
    row("database's log, MB a second", peak.logBytes / 1e6, acts.logBytes / 1e6, factors.log),
  ]);
}

/** Formats the needs of networks of three sizes, estimated from what was measured. */
export function formatNeed(measured: Measured): string[] {
  const needs = sizes.map((members) => estimateNeed(members, measured));
  const row = (name: string, of: (need: Need) => string) => [name, ...needs.map(of)];
  return formatTable([
    ["At the peak", ...sizes.map((members) => `${round(members / 1e6)} M members`)],
    row("acts a second", ({ members }) => round(actsASecond * members / 1e6)),
    row("cores of server processes", ({ webCores }) => round(webCores, 1)),
    row("cores of PostgreSQL", ({ databaseCores }) => round(databaseCores, 1)),
    row("open sockets", ({ sockets }) => round(sockets)),
    row("memory of sockets, GB", ({ socketsGb }) => round(socketsGb, 1)),
    row("database, GB a year", ({ databaseGbAYear }) => round(databaseGbAYear)),
    row("pictures, GB a year", ({ picturesGbAYear }) => round(picturesGbAYear)),
    row("database's log, GB a day", ({ logGbADay }) => round(logGbADay)),
    row("sent to members, GB a month", ({ egressGbAMonth }) => round(egressGbAMonth)),
  ]);
}

const actsASecond = actNames.reduce((sum, name) => sum + peakPerMillion[name], 0);

/** Machines and price a month of each size by each price list, and how far one primary reaches. */
export function formatPrices(measured: Measured): string[] {
  const rows = priceLists.flatMap((list) =>
    sizes.map((members) => {
      const need = estimateNeed(members, measured);
      const offer = offerFor(need, measured, list);
      return [
        list.name,
        round(members / 1e6),
        `${round(offer.webMachines)} × ${list.web.name}`,
        `${round(offer.databaseMachines)} × ${offer.database.name}`,
        `${round(100 * offer.writesOfLargest)}%`,
        `$${round(offer.price)}`,
      ];
    })
  );
  const head = ["Prices of", "M members", "servers", "databases", "writes, of the largest", "a month"];
  return formatTable([head, ...rows]);
}

/** The sentence about what breaks first. */
export function findFirstLimit(measured: Measured): string {
  const reaches = priceLists.map((list) => {
    const need = estimateNeed(1e6, measured);
    const offer = offerFor(need, measured, list);
    return `${round(estimateMostMembers(offer, need) / 1e6)} M members on ${
      offer.list.database.at(-1)?.name
    }`;
  });
  return `First the primary's processors are short: its writes fill the largest machine at ${
    reaches.join(", ")
  }.`;
}
