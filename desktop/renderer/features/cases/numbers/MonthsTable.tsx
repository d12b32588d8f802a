import type { Counted, MonthNumbers } from "#shared/cases/numbers-contract.ts";
import { formatMonth } from "../../../lib/text/format-dates.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { countText, formatHours } from "./number-text.ts";

const head =
  "px-0.5 py-2 align-bottom font-medium text-quiet first:pl-3 last:pr-3 sm:px-3 sm:first:pl-5 sm:last:pr-5";
const cell = "px-0.5 py-2.5 first:pl-3 last:pr-3 sm:px-3 sm:first:pl-5 sm:last:pr-5";

/** All months, the latest first; what a small phone has no room for stands with the month. */
export function MonthsTable({ months }: { readonly months: readonly MonthNumbers[] }) {
  return (
    <Card as="section" aria-labelledby="months" className="overflow-hidden">
      <h2 id="months" className="px-4 pt-4 text-title font-semibold sm:px-5">Month by month</h2>
      <table aria-labelledby="months" className="tabular mt-1 w-full text-right text-meta">
        <thead>
          <tr className="border-b border-hairline">
            <th scope="col" className={`${head} text-left`}>Month</th>
            <th scope="col" className={head}>Reports</th>
            <th scope="col" className={head}>Decisions by people</th>
            <th scope="col" className={`${head} narrow:hidden`}>Decisions by machines</th>
            <th scope="col" className={head}>Appeals</th>
            <th scope="col" className={`${head} max-[24rem]:hidden`}>Hours to decide</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row" className={`${cell} text-left font-medium`}>
                {formatMonth(month.month, "short")}
              </th>
              <td className={cell}>{countText(month.reports.total)}</td>
              <td className={cell}>{countText(month.decisions.total)}</td>
              <td className={`${cell} narrow:hidden`}>{countText(month.levels.total)}</td>
              <td className={cell}>
                <span>{countText(month.appeals.total)}</span>
                <span className="block whitespace-nowrap text-quiet narrow:whitespace-normal">
                  {grantedText(month.appeals)}
                </span>
              </td>
              <td className={`${cell} max-[24rem]:hidden`}>{formatHours(month.hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** '2 granted'; nothing where that is not shown, and without appeals. */
function grantedText({ total, divisions }: Counted): string {
  const parts = divisions.find(({ by }) => by === "outcome")?.parts ?? [];
  const granted = parts.find(({ key }) => key === "granted")?.count ?? 0;
  const isHidden = granted === 0 && parts.some(({ key }) => key === null);
  return !total || parts.length === 0 || isHidden ? "" : `${countText(granted)} granted`;
}
