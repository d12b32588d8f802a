import { t } from "@lingui/core/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import type { Promotion } from "#shared/promotions/contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { NoPromotions } from "./PromotionParts.tsx";
import { PromotionReport } from "./PromotionReport.tsx";
import { useMyPromotions, usePromotionReport } from "./use-promotion-results.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { Select } from "../../../ui/form/Select.tsx";
import { getPostWords } from "./figures.ts";

/** The details of the chosen promotion, or of the newest. */
export function DetailedStats({ chosenId }: { readonly chosenId: string | undefined }) {
  const promotions = useMyPromotions();
  const id = chosenId ?? promotions.data?.[0]?.id;
  if (id) return <Report id={id} others={promotions.data ?? []} />;
  if (promotions.isPending) return <ReportSkeleton />;
  if (promotions.data) return <NoPromotions />;
  return <QueryFailure title={t`Your promotions could not be loaded`} query={promotions} />;
}

function Report({ id, others }: { readonly id: string; readonly others: readonly Promotion[] }) {
  const report = usePromotionReport(id);
  if (report.isPending) return <ReportSkeleton />;
  if (report.data) {
    const { promotion, hours } = report.data;
    const choices = others.some((one) => one.id === id) ? others : [promotion, ...others];
    return (
      <div className="space-y-4 pt-4">
        <PromotionPicker id={id} choices={choices} />
        <PromotionReport promotion={promotion} hours={hours} />
      </div>
    );
  }
  if (report.error instanceof ApiError && report.error.status === 404) {
    return (
      <EmptyState
        title={t`Promotion not found`}
        body={t`This promotion is no longer available.`}
        action={
          <Button asChild variant="secondary">
            <Link to="/promotion-results">{t`All promotions`}</Link>
          </Button>
        }
      />
    );
  }
  return <QueryFailure title={t`This promotion could not be loaded`} query={report} />;
}

function ReportSkeleton() {
  return (
    <div role="status" aria-label={t`Loading the promotion`} className="space-y-4 pt-4">
      <Skeleton className="h-16 w-full rounded-control" />
      <Skeleton className="h-48 w-full rounded-card" />
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
  );
}

interface PromotionPickerProps {
  readonly id: string;
  readonly choices: readonly Promotion[];
}

/** Chooses the promotion whose details are shown. */
function PromotionPicker({ id, choices }: PromotionPickerProps) {
  const navigate = useNavigate();
  const selectId = useId();
  const choose = (promotion: string) =>
    void navigate({ to: "/promotion-results", search: { promotion }, replace: true, resetScroll: false });
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={selectId} className="text-meta font-semibold">{t`Promotion`}</label>
      <Select
        id={selectId}
        options={choices.map((one) => ({
          value: one.id,
          label: `${getPostWords(one, 48) ?? t`Deleted post`} · ${formatMediumDateTime(one.startedAt)}`,
        }))}
        value={id}
        onChoose={choose}
      />
    </div>
  );
}
