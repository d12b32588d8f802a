import { RadioGroup } from "radix-ui";
import type { MonthNumbers } from "#shared/cases/numbers/numbers-contract.ts";
import { formatMonth, formatShortMonth } from "../../../lib/text/format-dates.ts";
import { barsText } from "./number-text.ts";

interface MonthChartProps {
  /** The latest first. */
  readonly months: readonly MonthNumbers[];
  readonly chosen: string;
  readonly onChoose: (month: string) => void;
}

/** Reports and decisions of each month as bars; a month is chosen by a click or the arrow keys. */
export function MonthChart({ months, chosen, onChoose }: MonthChartProps) {
  const most = Math.max(
    1,
    ...months.flatMap(({ reports, decisions }) => [reports.total ?? 0, decisions.total ?? 0]),
  );
  return (
    <figure>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-quiet">
        <Legend colour="bg-brand" label="Reports" />
        <Legend colour="bg-dawn" label="Decisions by people" />
      </figcaption>
      <RadioGroup.Root
        aria-label="Month"
        orientation="horizontal"
        value={chosen}
        onValueChange={onChoose}
        className="mt-3 flex items-end justify-start gap-px sm:gap-1"
      >
        {months.toReversed().map((month) => (
          <RadioGroup.Item
            key={month.month}
            value={month.month}
            aria-label={`${formatMonth(month.month)}: ${barsText(month)}`}
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

/** What is not nothing shows at least a line. */
function Bar({ colour, share }: { readonly colour: string; readonly share: number }) {
  return (
    <span
      className={`w-1/3 max-w-3 rounded-t-sm ${colour}`}
      style={{ height: share === 0 ? 0 : `max(2px, ${100 * share}%)` }}
    />
  );
}
