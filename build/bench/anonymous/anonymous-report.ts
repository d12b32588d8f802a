import type { AnonymousFigures } from "./measure-anonymous.ts";

const mostTimesHealth = 10;
const mostTimesCalm = 3;

/** Every address beside both goals, as lines of a table. */
export function anonymousReport(figures: readonly AnonymousFigures[]): string[] {
  return [
    row(
      "what anybody can call",
      "status",
      "work",
      "÷ health",
      "feed p50, calm → 40 callers",
      "ratio",
      "missed",
    ),
    ...figures.map(({ name, status, workMs, timesHealth, feedMs, timesCalm }) =>
      row(
        name,
        String(status),
        `${workMs.toFixed(3)} ms`,
        timesHealth.toFixed(1),
        `${feedMs.calm.toFixed(1)} → ${feedMs.crowded.toFixed(1)} ms`,
        timesCalm.toFixed(1),
        [timesHealth > mostTimesHealth ? "work" : "", timesCalm > mostTimesCalm ? "feed" : ""].join(" ")
          .trim(),
      )
    ),
    row("goal", "", "", `≤ ${mostTimesHealth}`, "", `≤ ${mostTimesCalm}`, ""),
  ];
}

function row(
  name: string,
  status: string,
  work: string,
  times: string,
  feed: string,
  ratio: string,
  missed: string,
) {
  return [
    name.slice(0, 42).padEnd(43),
    status.padStart(6),
    work.padStart(10),
    times.padStart(10),
    feed.padStart(29),
    ratio.padStart(7),
    `   ${missed}`,
  ].join("").trimEnd();
}
