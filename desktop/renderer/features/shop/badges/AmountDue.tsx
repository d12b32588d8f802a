import type { CrownPreview } from "#shared/shop/crown-contract.ts";
import { formatCents } from "#shared/shop/money.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import type { useCrownPreview } from "./use-crown-preview.ts";

interface AmountDueProps {
  readonly preview: CrownPreview | undefined;
  readonly asked: ReturnType<typeof useCrownPreview>;
}

/** What a crown costs today and each month; says so when that could not be found out. */
export function AmountDue({ preview, asked }: AmountDueProps) {
  if (!preview && asked.error) {
    return <QueryFailure title="The amount could not be loaded" query={asked} />;
  }
  if (!preview) {
    return (
      <div role="status" aria-label="Loading what is due today">
        <Skeleton className="h-18.5 w-full rounded-control" />
      </div>
    );
  }
  const { dueToday, monthlyPrice, renewsAt } = preview;
  return (
    <dl className="tabular space-y-1.5 rounded-control bg-wash px-4 py-3 text-ink">
      <Line label="Due today" value={dollars(dueToday)} />
      <Line
        label={renewsAt ? `Each month from ${formatDayOfTime(renewsAt)}` : "Each month"}
        value={dollars(monthlyPrice)}
      />
    </dl>
  );
}

function Line({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-meta">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

function dollars(amount: number): string {
  return formatCents(Math.round(amount * 100));
}
