import { median } from "../load.ts";
import type { FeedPair } from "./measure-assistant.ts";

interface AssistantFigures {
  readonly feed: readonly FeedPair[];
  /** Ms, for each round. */
  readonly firstTokens: readonly (readonly number[])[];
  readonly kbPerStream: readonly number[];
}

/**
 * The medians beside their goals, with the least and the most of the rounds, as lines of a table.
 */
export function assistantReport({ feed, firstTokens, kbPerStream }: AssistantFigures): string[] {
  return [
    row("feed p99, provider hangs", spread(feed.map(({ hangingMs }) => hangingMs), "ms")),
    row("feed p99, provider idle", spread(feed.map(({ calmMs }) => calmMs), "ms")),
    row("  the one beside the other", spread(feed.map((pair) => pair.hangingMs / pair.calmMs)), "≤ 1.10"),
    row("first token, median of a round", spread(firstTokens.map((took) => within(took, 0.5)), "ms"), "≤ 30"),
    row("first token, p99 of a round", spread(firstTokens.map((took) => within(took, 0.99)), "ms"), "≤ 30"),
    row("memory of an open answer", spread(kbPerStream, "KB"), "≤ 100"),
  ];
}

/** "1.02 (0.97 to 1.10)" */
function spread(values: readonly number[], unit = ""): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(short);
  return `${middle} (${least} to ${most}) ${unit}`.trim();
}

const short = (value: number) => value >= 100 ? value.toFixed(0) : value.toPrecision(3);

function within(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

function row(what: string, figure: string, goal = ""): string {
  return `${what.padEnd(34)}${figure.padStart(30)}   ${goal}`.trimEnd();
}
