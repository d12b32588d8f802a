import { fewestShown, type MonthNumbers } from "#shared/cases/numbers-contract.ts";
import { formatNumber } from "../../../lib/text/format-counts-and-times.ts";

/** '1,234'; 'under 5' of a published count that is not shown. */
export function countText(count: number | null): string {
  return count === null ? `under ${fewestShown}` : formatNumber(count);
}

/** '3.5', in hours; a dash without one. */
export function formatHours(hours: number | null): string {
  return hours === null ? "–" : formatNumber(hours);
}

/** Reports and decisions of a month, for whoever doesn't see the bars. */
export function describeBars({ reports, decisions }: MonthNumbers): string {
  return `${countText(reports.total)} reports, ${countText(decisions.total)} decisions`;
}

const divisionNames: Readonly<Record<string, string>> = {
  rule: "By rule",
  reporter: "By reporter",
  decision: "By decision",
  level: "By level",
  outcome: "By outcome",
};

/** How the parts of a number are divided; an unknown way keeps its key. */
export function getDivisionName(by: string): string {
  return divisionNames[by] ?? by;
}
