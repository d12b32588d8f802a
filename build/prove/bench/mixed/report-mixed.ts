import { createFigure, type Figure, kind } from "../figures/figure.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import { median } from "../figures/percentiles.ts";
import type { Round } from "../load.ts";
import { type Layer, layers } from "./layers.ts";
import type { MixedFigure } from "./load-mixed.ts";
import { connectionCounts, type MixedFigures, type MixedRounds } from "./measure-mixed.ts";

const [few, many] = connectionCounts;

export function reportMixed(
  { pages, layers: ofLayers, polls, pollsBesideWrites }: MixedFigures,
): PartReport {
  const of = (figure: MixedFigure, connections: number, isGzip = false) =>
    pages.find((page) =>
      page.read.figure === figure && page.connections === connections && page.isGzip === isGzip
    ) as MixedRounds;
  const feed = of("feed", few);
  const following = of("following", few);
  const beside = (page: MixedRounds) => ({ value: ratios(page), note: noteWithCpu(page.product) });
  const p99Beside = (page: MixedRounds) => ({
    value: ratios(page, "p99Ms"),
    note: `the constant page's ${medianOf(page.constant, "p99Ms").toFixed(0)} ms`,
  });
  const besideFeed = (rounds: readonly Round[]) => ({
    value: rounds.map((round, at) => round.requestsPerSecond / (feed.constant[at]?.requestsPerSecond ?? NaN)),
    note: noteWithCpu(rounds),
  });
  return reportOf("mixed", {
    feed: beside(feed),
    feedP99: p99Beside(feed),
    feedOfMany: beside(of("feed", many)),
    feedP99OfMany: p99Beside(of("feed", many)),
    following: { value: ratios(following), note: noteOf(following.product) },
    followingCpu: cpuMs(following.product).value,
    hashtagCpu: cpuMs(of("hashtag", few).product),
    profileCpu: cpuMs(of("profile", few).product),
    threadCpu: cpuMs(of("thread", few).product),
    notificationsCpu: cpuMs(of("notifications", few).product),
    poll: cpuMs(polls, "polls"),
    gzip: beside(of("feed", few, true)),
    listener: besideFeed(ofLayers.listener),
  }, [
    createFigure(kind("constant page, pages a second"), {
      value: feed.constant.map(({ requestsPerSecond }) => requestsPerSecond),
      note: noteWithCpu(feed.constant),
    }),
    ...(Object.keys(layers) as Layer[]).filter((layer) => layer !== "listener")
      .map((layer) =>
        createFigure(kind(`${layers[layer]}, beside the constant page`), besideFeed(ofLayers[layer]))
      ),
    ...pages.filter(({ connections, read }) => connections === many && read.figure !== "feed")
      .map(({ read, product }) => cpuFigure(`${read.name}, ${many} connections`, product)),
    cpuFigure("a poll answered 304 while others write", pollsBesideWrites, "polls"),
  ]);
}

function cpuFigure(name: string, rounds: readonly Round[], what?: string): Figure {
  return createFigure(kind(name, { unit: "ms" }), cpuMs(rounds, what));
}

/** Processor time of the server for each page, its calls and the writes beside. */
function cpuMs(rounds: readonly Round[], what?: string) {
  return { value: rounds.map(({ cpuMsPerRequest }) => cpuMsPerRequest), note: noteOf(rounds, what) };
}

function ratios(
  { product, constant }: MixedRounds,
  of: "requestsPerSecond" | "p99Ms" = "requestsPerSecond",
): number[] {
  return product.map((round, at) => round[of] / (constant[at]?.[of] ?? NaN));
}

const medianOf = (rounds: readonly Round[], of: keyof Round) => median(rounds.map((round) => round[of]));

/** "3,016 pages a second, p99 15 ms" */
function noteOf(rounds: readonly Round[], what = "pages"): string {
  const perSecond = Math.round(medianOf(rounds, "requestsPerSecond")).toLocaleString("en");
  return `${perSecond} ${what} a second, p99 ${medianOf(rounds, "p99Ms").toFixed(0)} ms`;
}

function noteWithCpu(rounds: readonly Round[]): string {
  return `${noteOf(rounds)}, processor time ${medianOf(rounds, "cpuMsPerRequest").toFixed(3)} ms`;
}
