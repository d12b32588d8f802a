import { useState } from "react";
import type { ModerationNumbers } from "#shared/cases/numbers/numbers-contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { ChartColumn } from "../../../ui/icons/chart-column.ts";
import { Download } from "../../../ui/icons/download.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { HowWeCount } from "./HowWeCount.tsx";
import { MonthChart } from "./MonthChart.tsx";
import { MonthDetails } from "./MonthDetails.tsx";
import { MonthsTable } from "./MonthsTable.tsx";
import { useDownloadNumbers } from "./use-numbers.ts";

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
        title="No numbers yet"
        body={isPublic
          ? "They appear when the first month is over."
          : "They appear with the first report or decision."}
      />
    );
  }
  return (
    <div className="space-y-4">
      <Card className="p-4 sm:p-5">
        <MonthChart months={months} chosen={chosen.month} onChoose={setWanted} />
      </Card>
      <MonthDetails month={chosen} definitions={definitions} />
      <MonthsTable months={months} />
      <Button
        size="sm"
        variant="secondary"
        icon={<Download size={16} aria-hidden="true" />}
        isLoading={download.isPending}
        onClick={() => download.mutate()}
      >
        Download CSV
      </Button>
      <HowWeCount definitions={definitions} isPublic={isPublic} />
    </div>
  );
}

export function NumbersSkeleton() {
  return (
    <div role="status" aria-label="Loading the numbers" className="space-y-4">
      <Skeleton className="h-56 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}
