import { plural, t } from "@lingui/core/macro";
import {
  type Counted,
  countedNumbers,
  fewestShown,
  type ModerationNumbers,
  type MonthNumbers,
  type NumberDivision,
} from "#shared/cases/numbers-contract.ts";
import { formatNumber } from "../../../lib/text/format-counts-and-times.ts";
import { formatMonth } from "../../../lib/text/format-dates.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

interface MonthDetailsProps {
  readonly month: MonthNumbers;
  readonly definitions: ModerationNumbers["definitions"];
}

/** Each number of a month, and of what it consists. */
export function MonthDetails({ month, definitions }: MonthDetailsProps) {
  const nameOf = (key: string) => findName(definitions, key);
  const title = formatMonth(month.month);
  return (
    <Card as="section" aria-labelledby="month" className="p-4 sm:p-5">
      <h2 id="month" aria-live="polite" className="text-title font-semibold">
        {month.isOver ? title : t`${title}, so far`}
      </h2>
      <div className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {countedNumbers.map((key) => <Number key={key} name={nameOf(key)} of={month[key]} />)}
        <div className="border-t border-hairline pt-3">
          <Figure name={nameOf("hours")} value={formatHours(month.hours)} />
        </div>
      </div>
    </Card>
  );
}

function Number({ name, of: { total, divisions } }: { readonly name: string; readonly of: Counted }) {
  return (
    <div className="border-t border-hairline pt-3">
      <Figure name={name} value={countText(total)} />
      {divisions.filter(({ parts }) => parts.length > 0).map(({ by, parts }) => (
        <Parts key={by} name={getDivisionName(by)} parts={parts} total={total ?? 0} />
      ))}
    </div>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <h3 className="flex items-baseline justify-between gap-3">
      <span className="font-medium">{name}</span>
      <span className="tabular text-title font-semibold">{value}</span>
    </h3>
  );
}

interface PartsProps {
  readonly name: string;
  readonly parts: Counted["divisions"][number]["parts"];
  readonly total: number;
}

function Parts({ name, parts, total }: PartsProps) {
  return (
    <div className="mt-3 text-meta">
      <h4 className="text-quiet">{name}</h4>
      <ul className="mt-1 space-y-1.5">
        {parts.map((part) => (
          <li key={part.key ?? ""}>
            <div className="flex items-baseline justify-between gap-3">
              <span {...getLangAndDir(part.name)} className="min-w-0 wrap-anywhere">{part.name}</span>
              <span className="tabular">{formatNumber(part.count)}</span>
            </div>
            <div aria-hidden="true" className="mt-0.5 h-1 overflow-hidden rounded-full bg-wash">
              <div
                className="h-full rounded-full bg-control"
                style={{ width: `${(100 * part.count) / Math.max(1, total)}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name of a number in the server's words. */
export function findName(definitions: ModerationNumbers["definitions"], key: string): string {
  return definitions.find((one) => one.key === key)?.name ?? key;
}

/** '1,234'; 'under 5' of a published count that is not shown. */
export function countText(count: number | null): string {
  return count === null ? t`under ${fewestShown}` : formatNumber(count);
}

/** '3.5', in hours; a dash without one. */
export function formatHours(hours: number | null): string {
  return hours === null ? "–" : formatNumber(hours);
}

/** Reports and decisions of a month, for whoever doesn't see the bars. */
export function describeBars({ reports, decisions }: MonthNumbers): string {
  return joinWithCommas([
    reports.total === null
      ? t`under ${fewestShown} reports`
      : plural({ count: reports.total }, { one: "# reports", other: "# reports" }),
    decisions.total === null
      ? t`under ${fewestShown} decisions`
      : plural({ count: decisions.total }, { one: "# decisions", other: "# decisions" }),
  ]);
}

const divisionNames: Readonly<Record<string, string>> = {
  rule: t`By rule`,
  reporter: t`By reporter`,
  decision: t`By decision`,
  level: t`By level`,
  outcome: t`By outcome`,
} satisfies Record<NumberDivision, string>;

/** How the parts of a number are divided; an unknown way keeps its key. */
function getDivisionName(by: string): string {
  return divisionNames[by] ?? by;
}
