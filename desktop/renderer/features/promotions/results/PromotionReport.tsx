import { useId } from "react";
import type { Promotion, PromotionHour } from "#shared/promotions/contract.ts";
import { hoursText } from "#shared/promotions/promotion-texts.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import type { Elements } from "../../../ui/elements.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { useTimeLeft } from "../time-left.ts";
import { costEach, countActs, figures } from "./figures.ts";
import { HourlyBreakdown } from "./HourlyBreakdown.tsx";
import { PromotionActions } from "./PromotionActions.tsx";
import { Figure, PromotedWords, PromotionStatus } from "./PromotionParts.tsx";

interface PromotionReportProps {
  readonly promotion: Promotion;
  readonly hours: readonly PromotionHour[];
}

/** Details, total performance and hours of a promotion. */
export function PromotionReport({ promotion, hours }: PromotionReportProps) {
  return (
    <>
      <Details promotion={promotion} />
      <Performance promotion={promotion} />
      <Section title="Hourly breakdown">
        <HourlyBreakdown hours={hours} />
      </Section>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: Elements }) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} className="space-y-4 p-5">
      <h2 id={headingId} className="text-lead font-semibold">{title}</h2>
      {children}
    </Card>
  );
}

const grid = "grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-4";

function Details({ promotion }: { readonly promotion: Promotion }) {
  const { startedAt, endedAt, endsAt, isActive, durationHours } = promotion;
  const left = useTimeLeft(isActive ? endsAt : undefined);
  return (
    <Section title="Details">
      <p className="font-medium wrap-anywhere">
        <PromotedWords promotion={promotion} />
      </p>
      <dl className={grid}>
        <Figure label="Status">
          <PromotionStatus promotion={promotion} />
        </Figure>
        <Figure label="Started">
          <PointInTime at={startedAt} format={formatMediumDateTime} />
        </Figure>
        <Figure label="Duration">{hoursText(durationHours)}</Figure>
        {left && <Figure label="Time left">{left.replace(/ left$/, "")}</Figure>}
        {endedAt && (
          <Figure label="Ended">
            <PointInTime at={endedAt} format={formatMediumDateTime} />
          </Figure>
        )}
      </dl>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <PromotionActions promotion={promotion} />
      </div>
    </Section>
  );
}

function Performance({ promotion: { totalCost, totals } }: { readonly promotion: Promotion }) {
  return (
    <Section title="Total performance">
      <dl className={grid}>
        <Figure label="Total cost" isGold>{`${formatXp(totalCost)} XP`}</Figure>
        <Figure label="Cost per view" isGold>{costEach(totalCost, totals.views)}</Figure>
        <Figure label="Cost per interaction" isGold>{costEach(totalCost, countActs(totals))}</Figure>
      </dl>
      <dl className={`${grid} border-t border-hairline pt-4`}>
        {figures.map(([name, label]) => <Figure key={name} label={label}>{formatXp(totals[name])}</Figure>)}
      </dl>
    </Section>
  );
}
