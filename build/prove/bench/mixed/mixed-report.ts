import { figureOf, kind } from "../figures/figure.ts";
import { median } from "../figures/percentiles.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { Round } from "../load.ts";
import { type Layer, layers } from "./layers.ts";
import { connectionCounts, type MixedFigures, type MixedRounds } from "./measure-mixed.ts";
import type { MixedFigure } from "./mixed-reads.ts";

export function mixedReport({ pages, layers: ofLayers }: MixedFigures, memoryMb: number): PartReport {
  const [few, many] = connectionCounts;
  const of = (figure: MixedFigure, connections: number, isGzip = false) =>
    pages.find((page) =>
      page.read.figure === figure && page.connections === connections && page.isGzip === isGzip
    ) as MixedRounds;
  const feed = of("feed", few);
  const beside = (page: MixedRounds) => ({ value: ratios(page), note: noteOf(page.product) });
  const p99Beside = (page: MixedRounds) => ({
    value: ratios(page, "p99Ms"),
    note: `the constant page's ${medianOf(page.constant, "p99Ms").toFixed(0)} ms`,
  });
  const besideFeed = (rounds: readonly Round[]) => ({
    value: rounds.map((round, at) => round.requestsPerSecond / (feed.constant[at]?.requestsPerSecond ?? NaN)),
    note: noteOf(rounds),
  });
  const others = pages.filter(({ connections, read }) => connections === many && read.figure !== "feed");
  return reportOf("mixed", {
    feed: beside(feed),
    feedP99: p99Beside(feed),
    feedOfMany: beside(of("feed", many)),
    feedP99OfMany: p99Beside(of("feed", many)),
    following: beside(of("following", few)),
    hashtag: beside(of("hashtag", few)),
    profile: beside(of("profile", few)),
    thread: beside(of("thread", few)),
    notifications: beside(of("notifications", few)),
    gzip: beside(of("feed", few, true)),
    listener: besideFeed(ofLayers.listener),
    memory: memoryMb,
  }, [
    figureOf(kind("constant page, pages a second"), {
      value: feed.constant.map(({ requestsPerSecond }) => requestsPerSecond),
      note: noteOf(feed.constant),
    }),
    ...(Object.keys(layers) as Layer[]).filter((layer) => layer !== "listener")
      .map((layer) =>
        figureOf(kind(`${layers[layer]}, beside the constant page`), besideFeed(ofLayers[layer]))
      ),
    ...others.map((page) =>
      figureOf(kind(`${page.read.name}, ${page.connections} connections`), beside(page))
    ),
  ]);
}

function ratios(
  { product, constant }: MixedRounds,
  of: "requestsPerSecond" | "p99Ms" = "requestsPerSecond",
): number[] {
  return product.map((round, at) => round[of] / (constant[at]?.[of] ?? NaN));
}

const medianOf = (rounds: readonly Round[], of: keyof Round) => median(rounds.map((round) => round[of]));

/** "3,016 pages a second, p99 15 ms, processor time 0.25 ms" */
function noteOf(rounds: readonly Round[]): string {
  const perSecond = Math.round(medianOf(rounds, "requestsPerSecond")).toLocaleString("en");
  return `${perSecond} pages a second, p99 ${medianOf(rounds, "p99Ms").toFixed(0)} ms, ` +
    `processor time ${medianOf(rounds, "cpuMsPerRequest").toFixed(3)} ms`;
}
