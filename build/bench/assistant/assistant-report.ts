import { figureOf, kind } from "../figures/figure.ts";
import { percentile } from "../figures/percentiles.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { FeedPair } from "./measure-assistant.ts";

interface AssistantFigures {
  readonly feed: readonly FeedPair[];
  /** Ms, for each round. */
  readonly firstTokens: readonly (readonly number[])[];
  readonly kbPerStream: readonly number[];
}

export function assistantReport({ feed, firstTokens, kbPerStream }: AssistantFigures): PartReport {
  return reportOf("assistant", {
    feed: feed.map(({ hangingMs, calmMs }) => hangingMs / calmMs),
    firstToken: firstTokens.map((took) => percentile(took, 0.5)),
    firstTokenP99: firstTokens.map((took) => percentile(took, 0.99)),
    answer: kbPerStream,
  }, [
    figureOf(kind("feed p99, provider hangs", { unit: "ms" }), feed.map(({ hangingMs }) => hangingMs)),
    figureOf(kind("feed p99, provider idle", { unit: "ms" }), feed.map(({ calmMs }) => calmMs)),
  ]);
}
