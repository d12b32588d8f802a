import { figureOf, kind } from "../figures/figure.ts";
import { percentile } from "../figures/percentiles.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { FeedPair } from "./measure-assistant.ts";

interface AssistantFigures {
  readonly feed: readonly FeedPair[];
  /** The same beside answers that stream. */
  readonly beside: readonly FeedPair[];
  /** Ms, for each round. */
  readonly firstTokens: readonly (readonly number[])[];
  readonly verdicts: readonly (readonly number[])[];
  readonly kbPerStream: readonly number[];
}

export function assistantReport(
  { feed, beside, firstTokens, verdicts, kbPerStream }: AssistantFigures,
): PartReport {
  const ratio = ({ hangingMs, calmMs }: FeedPair) => hangingMs / calmMs;
  return reportOf("assistant", {
    feed: feed.map(ratio),
    beside: beside.map(ratio),
    firstToken: firstTokens.map((took) => percentile(took, 0.5)),
    firstTokenP99: firstTokens.map((took) => percentile(took, 0.99)),
    verdict: verdicts.map((took) => percentile(took, 0.5)),
    verdictP99: verdicts.map((took) => percentile(took, 0.99)),
    answer: kbPerStream,
  }, [
    figureOf(kind("feed p99, provider hangs", { unit: "ms" }), feed.map(({ hangingMs }) => hangingMs)),
    figureOf(kind("feed p99, provider idle", { unit: "ms" }), feed.map(({ calmMs }) => calmMs)),
  ]);
}
