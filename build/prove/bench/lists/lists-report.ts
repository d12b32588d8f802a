import { figureOf, kind } from "../figures/figure.ts";
import { median } from "../figures/percentiles.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { ListFigure } from "./list-reads.ts";
import type { ListRounds } from "./measure-lists.ts";
import type { HistoryRounds } from "./xp-histories.ts";

/** `lists` begins with the feed. */
export function listsReport(lists: readonly ListRounds[], histories: HistoryRounds): PartReport {
  const beside = (list: ListRounds | undefined) => ({
    value: (list?.rounds ?? []).map((round, at) =>
      round.requestsPerSecond / (lists[0]?.rounds[at]?.requestsPerSecond ?? Number.NaN)
    ),
    note: noteOf(list?.rounds ?? []),
  });
  const declared = (figure: ListFigure) => beside(lists.find(({ read }) => read.figure === figure));
  return reportOf("lists", {
    following: declared("following"),
    quiet: declared("quiet"),
    post: declared("post"),
    heavy: declared("heavy"),
    history: histories.usual,
    longHistory: histories.long,
  }, lists.filter(({ read }) => !read.figure).map((list) => figureOf(kind(list.read.name), beside(list))));
}

/** "3,016 pages a second, p99 15 ms, processor time 0.25 ms" */
function noteOf(rounds: ListRounds["rounds"]): string {
  const perSecond = median(rounds.map(({ requestsPerSecond }) => requestsPerSecond));
  const p99Ms = median(rounds.map((round) => round.p99Ms));
  const cpuMs = median(rounds.map(({ cpuMsPerRequest }) => cpuMsPerRequest));
  return `${Math.round(perSecond).toLocaleString("en")} pages a second, p99 ${p99Ms.toFixed(0)} ms, ` +
    `processor time ${cpuMs.toFixed(2)} ms`;
}
