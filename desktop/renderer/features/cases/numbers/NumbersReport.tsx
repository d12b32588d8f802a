import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { RadioGroup } from "radix-ui";
import {
  type Counted,
  type CountedNumber,
  countedNumbers,
  fewestShown,
  type ModerationNumbers,
  type MonthNumbers,
} from "#shared/cases/numbers-contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { ChartColumn } from "../../../ui/icons/chart-column.ts";
import { Download } from "../../../ui/icons/download.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { countText, describeBars, findName, formatHours, MonthDetails } from "./MonthDetails.tsx";
import { useDownloadNumbers } from "./use-numbers.ts";
import { formatMonth, formatShortMonth } from "../../../lib/text/format-dates.ts";

interface NumbersReportProps {
  readonly numbers: ModerationNumbers;
  /** As everybody reads them. */
  readonly isPublic?: boolean;
}

/** The numbers of moderation: a chart to choose a month, the month, all months, what is counted. */
export function NumbersReport({ numbers: { months, definitions }, isPublic = false }: NumbersReportProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  const download = useDownloadNumbers(isPublic);
  const chosen = months.find(({ month }) => month === wanted) ?? months[0];
  if (!chosen) {
    return (
      <EmptyState
        icon={<ChartColumn size={32} />}
        title={t`No numbers yet`}
        body={isPublic
          ? t`They appear when the first month is over.`
          : t`They appear with the first report or decision.`}
      />
    );
  }
  return (
    <div className="space-y-4">
      <Card className="p-4 sm:p-5">
        <MonthChart months={months} definitions={definitions} chosen={chosen.month} onChoose={setWanted} />
      </Card>
      <MonthDetails month={chosen} definitions={definitions} />
      <MonthsTable months={months} definitions={definitions} />
      <Button
        size="sm"
        variant="secondary"
        icon={<Download size={16} aria-hidden="true" />}
        isLoading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t`Download CSV`}
      </Button>
      <HowWeCount definitions={definitions} isPublic={isPublic} />
    </div>
  );
}

export function NumbersSkeleton() {
  return (
    <div role="status" aria-label={t`Loading the numbers`} className="space-y-4">
      <Skeleton className="h-56 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}

interface HowWeCountProps {
  readonly definitions: ModerationNumbers["definitions"];
  readonly isPublic: boolean;
}

/** Defines each number, in the server's words. */
function HowWeCount({ definitions, isPublic }: HowWeCountProps) {
  return (
    <section aria-labelledby="count" className="px-1">
      <h2 id="count" className="text-title font-semibold">{t`How we count`}</h2>
      <dl className="mt-2 max-w-150 space-y-3">
        {definitions.map(({ key, name, definition }) => (
          <div key={key}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-quiet">{definition}</dd>
          </div>
        ))}
        <div>
          <dt className="font-medium">{t`Months`}</dt>
          <dd className="text-quiet">
            {isPublic
              ? t`Months are counted in UTC and shown once they are over. A count below ${fewestShown} is not shown, and small parts are added up, so that nobody can be recognized.`
              : t`Months are counted in UTC. /transparency shows those that are over, without counts below ${fewestShown}.`}
          </dd>
        </div>
      </dl>
    </section>
  );
}

interface MonthChartProps {
  /** The latest first. */
  readonly months: readonly MonthNumbers[];
  readonly definitions: ModerationNumbers["definitions"];
  readonly chosen: string;
  readonly onChoose: (month: string) => void;
}

/** Reports and decisions of each month as bars; a month is chosen by a click or the arrow keys. */
function MonthChart({ months, definitions, chosen, onChoose }: MonthChartProps) {
  const most = Math.max(
    1,
    ...months.flatMap(({ reports, decisions }) => [reports.total ?? 0, decisions.total ?? 0]),
  );
  return (
    <figure>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-quiet">
        <Legend colour="bg-brand" label={findName(definitions, "reports")} />
        <Legend colour="bg-dawn" label={findName(definitions, "decisions")} />
      </figcaption>
      <RadioGroup.Root
        aria-label={t`Month`}
        orientation="horizontal"
        // As all charts: time runs to the right in every language.
        dir="ltr"
        value={chosen}
        onValueChange={onChoose}
        className="mt-3 flex items-end justify-start gap-px sm:gap-1 rtl:justify-end"
      >
        {months.toReversed().map((month) => (
          <RadioGroup.Item
            key={month.month}
            value={month.month}
            aria-label={`${formatMonth(month.month)}: ${describeBars(month)}`}
            className="flex min-w-6 max-w-16 flex-1 flex-col items-center gap-1.5 rounded-control px-px pt-2 pb-1 text-quiet transition-colors hover:bg-wash data-[state=checked]:bg-brand-wash data-[state=checked]:text-ink"
          >
            <span aria-hidden="true" className="flex h-28 w-full items-end justify-center gap-0.5 low:h-20">
              <Bar colour="bg-brand" share={(month.reports.total ?? 0) / most} />
              <Bar colour="bg-dawn" share={(month.decisions.total ?? 0) / most} />
            </span>
            <span aria-hidden="true" className="max-w-full overflow-hidden text-meta">
              {formatShortMonth(month.month)}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </figure>
  );
}

function Legend({ colour, label }: { readonly colour: string; readonly label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${colour}`} />
      <span>{label}</span>
    </span>
  );
}

/** A share that is not nothing shows at least a line. */
function Bar({ colour, share }: { readonly colour: string; readonly share: number }) {
  return (
    <span
      className={`w-1/3 max-w-3 rounded-t-sm ${colour}`}
      style={{ height: share === 0 ? 0 : `max(2px, ${100 * share}%)` }}
    />
  );
}

const head =
  "px-0.5 py-2 align-bottom font-medium text-quiet first:ps-3 last:pe-3 sm:px-3 sm:first:ps-5 sm:last:pe-5";
const cell = "px-0.5 py-2.5 first:ps-3 last:pe-3 sm:px-3 sm:first:ps-5 sm:last:pe-5";

/** The classes of its column; what a small phone has no room for stands with the month. */
const columnClasses: Readonly<Record<CountedNumber, string>> = {
  reports: "",
  decisions: "",
  levels: "narrow:hidden",
  appeals: "",
};

/** All months, the latest first. */
function MonthsTable({ months, definitions }: ModerationNumbers) {
  return (
    <Card as="section" aria-labelledby="months" className="overflow-hidden">
      <h2 id="months" className="px-4 pt-4 text-title font-semibold sm:px-5">{t`Month by month`}</h2>
      <table aria-labelledby="months" className="tabular mt-1 w-full text-end text-meta">
        <thead>
          <tr className="border-b border-hairline">
            <th scope="col" className={`${head} text-start`}>{t`Month`}</th>
            {countedNumbers.map((key) => (
              <th key={key} scope="col" className={`${head} ${columnClasses[key]}`}>
                {findName(definitions, key)}
              </th>
            ))}
            <th scope="col" className={`${head} max-[24rem]:hidden`}>{t`Hours to decide`}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row" className={`${cell} text-start font-medium`}>
                {formatMonth(month.month, "short")}
              </th>
              {countedNumbers.map((key) => (
                <td key={key} className={`${cell} ${columnClasses[key]}`}>
                  <span>{countText(month[key].total)}</span>
                  {key === "appeals" && (
                    <span className="block whitespace-nowrap text-quiet narrow:whitespace-normal">
                      {grantedText(month.appeals)}
                    </span>
                  )}
                </td>
              ))}
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
  return !total || parts.length === 0 || isHidden
    ? ""
    : t({ message: plural(granted, { one: "# granted", other: "# granted" }), comment: "Of appeals" });
}
