import { declaredFigures } from "../figures/declared-figures.ts";
import { figureOf, isMet, worstOf } from "../figures/figure.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { AnonymousFigures } from "./measure-anonymous.ts";

/** The costliest addresses, then each with its work, and those that slow the feed too much. */
export function anonymousReport(addresses: readonly AnonymousFigures[]): PartReport {
  const kinds = declaredFigures.anonymous;
  const works = addresses.map(({ name, status, workMs, timesHealth }) => {
    const note = `status ${status}, ${workMs.toFixed(3)} ms`;
    return figureOf({ ...kinds.work, name }, { value: timesHealth, note });
  });
  const feeds = addresses.map(({ name, feedMs: { calm, crowded }, timesCalm }) => {
    const note = `p50 ${calm.toFixed(1)} → ${crowded.toFixed(1)} ms`;
    return figureOf({ ...kinds.feed, name: `feed beside 40 callers of ${name}` }, { value: timesCalm, note });
  });
  return reportOf("anonymous", {
    work: worstOf(works),
    feed: worstOf(addresses.map(({ name, timesCalm }) => figureOf({ ...kinds.feed, name }, timesCalm))),
  }, [...works, ...feeds.filter((feed) => isMet(feed) === false)]);
}
