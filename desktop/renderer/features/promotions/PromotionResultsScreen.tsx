import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useGoBack } from "../../lib/navigation/use-go-back.ts";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { Tabs } from "../../ui/layout/Tabs.tsx";
import { DetailedStats } from "./results/DetailedStats.tsx";
import type { Promotion } from "#shared/promotions/contract.ts";
import { formatHours } from "#shared/promotions/promotion-texts.ts";
import { PointInTime } from "../../ui/content/PointInTime.tsx";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { formatMediumDateTime } from "../../lib/text/format-dates.ts";
import { Button } from "../../ui/button/Button.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { formatTimeAlone, useTimeLeft } from "./time-left.ts";
import { countActs, formatCostEach } from "./results/figures.ts";
import { PromotionActions } from "./results/PromotionActions.tsx";
import { Figure, NoPromotions, PromotedWords, PromotionStatus } from "./results/PromotionParts.tsx";
import { useMyPromotions } from "./results/use-promotion-results.ts";
import { showText } from "../../lib/language/show-text.ts";

/**
 * /promotion-results (promotions.6). Tab and promotion are in the address, so that Back restores
 * them.
 */
export function PromotionResultsScreen() {
  const { tab, promotion } = useSearch({ strict: false }) as { tab?: string; promotion?: string };
  const navigate = useNavigate();
  const leave = useGoBack();
  const show = (value: "overview" | "stats") =>
    void navigate({
      to: "/promotion-results",
      search: value === "stats" ? { tab: value } : {},
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <ScreenHeader title={t`Promotion results`} onBack={leave} />
      <Tabs
        label={t`Results`}
        value={promotion || tab === "stats" ? "stats" : "overview"}
        onValueChange={show}
        tabs={[
          { value: "overview", label: t`Overview`, content: <Overview /> },
          { value: "stats", label: t`Detailed Stats`, content: <DetailedStats chosenId={promotion} /> },
        ]}
      />
    </>
  );
}

/** The cards of the member's promotions, newest first. */
function Overview() {
  const promotions = useMyPromotions();
  if (promotions.isPending) {
    return (
      <div role="status" aria-label={t`Loading your promotions`} className="space-y-4 pt-4">
        <Skeleton className="h-56 w-full rounded-card" />
        <Skeleton className="h-56 w-full rounded-card" />
      </div>
    );
  }
  if (!promotions.data) {
    return <QueryFailure title={t`Your promotions could not be loaded`} query={promotions} />;
  }
  if (promotions.data.length === 0) return <NoPromotions />;
  return (
    <>
      <ul aria-label={t`Your promotions`} className="grid gap-4 pt-4 xl:grid-cols-2">
        <GuardedRows rows={promotions.data}>
          {(promotion) => (
            <li>
              <PromotionCard promotion={promotion} />
            </li>
          )}
        </GuardedRows>
      </ul>
      <MoreButton query={promotions} label={t`Load more`} />
    </>
  );
}

function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  const { id, startedAt, endsAt, isActive, durationHours, totalCost, totals } = promotion;
  const left = useTimeLeft(isActive ? endsAt : undefined, formatTimeAlone);
  const acts = countActs(totals);
  return (
    <Card as="article" className="flex h-full flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PromotionStatus promotion={promotion} />
        <span className="text-meta text-quiet">
          <Trans>
            Started <PointInTime at={startedAt} format={formatMediumDateTime} />
          </Trans>
        </span>
      </div>
      <h2 dir="auto" className="line-clamp-2 text-body font-semibold wrap-anywhere">
        <PromotedWords promotion={promotion} />
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[repeat(4,minmax(min-content,1fr))]">
        <Figure label={t`Duration`}>{showText(formatHours(durationHours))}</Figure>
        <Figure label={t`Time left`}>{left ?? "–"}</Figure>
        <Figure label={t`Views`}>{formatXp(totals.views)}</Figure>
        <Figure label={t`Interactions`}>{formatXp(acts)}</Figure>
        <Figure label={t`Total cost`} isGold>{`${formatXp(totalCost)} XP`}</Figure>
        <Figure label={t`Cost per view`} isGold>{formatCostEach(totalCost, totals.views)}</Figure>
        <Figure label={t`Cost per interaction`} isGold isWide>{formatCostEach(totalCost, acts)}</Figure>
      </dl>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button asChild size="sm" variant="secondary">
          <Link to="/promotion-results" search={{ promotion: id }}>{t`Detailed stats`}</Link>
        </Button>
        <PromotionActions promotion={promotion} />
      </div>
    </Card>
  );
}
