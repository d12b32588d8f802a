import type { FirstLoad } from "../bundle.ts";
import { figureOf, kind, type Measured } from "../figures/figure.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { Round } from "../load.ts";
import type { FeedRounds } from "./compare-feeds.ts";

/** Everything that was measured. */
interface FeedFigures {
  readonly feed: FeedRounds;
  readonly residentMb: number;
  readonly coldStartMs: number;
  readonly firstLoad: FirstLoad;
}

export function feedReport({ feed, residentMb, coldStartMs, firstLoad }: FeedFigures): PartReport {
  const { product, bare, constant } = feed;
  const ratiosTo = (control: readonly Round[], of: "requestsPerSecond" | "p99Ms" = "requestsPerSecond") =>
    product.map((round, at) => round[of] / (control[at]?.[of] ?? Number.NaN));
  const other = (name: string, unit: string, measured: Measured) => figureOf(kind(name, { unit }), measured);
  return reportOf("feed", {
    perSecond: perSecond(product),
    besideSql: ratiosTo(bare),
    besideConstant: ratiosTo(constant),
    p99: p99Ms(product),
    p99BesideConstant: ratiosTo(constant, "p99Ms"),
    cpu: cpuMs(product),
    memory: residentMb,
    coldStart: coldStartMs,
    landingBlocking: firstLoad.landingBlockingMs,
    landingScripts: firstLoad.landingKb,
    feedScripts: firstLoad.feedKb,
  }, [
    other("plain SQL, pages a second", "", perSecond(bare)),
    other("plain SQL, p99", "ms", p99Ms(bare)),
    other("plain SQL, processor time for a page", "ms", cpuMs(bare)),
    other("constant page, pages a second", "", perSecond(constant)),
    other("constant page, p99", "ms", p99Ms(constant)),
    other("constant page, processor time for a page", "ms", cpuMs(constant)),
  ]);
}

const perSecond = (rounds: readonly Round[]) => rounds.map(({ requestsPerSecond }) => requestsPerSecond);
const p99Ms = (rounds: readonly Round[]) => rounds.map((round) => round.p99Ms);
const cpuMs = (rounds: readonly Round[]) => rounds.map(({ cpuMsPerRequest }) => cpuMsPerRequest);
