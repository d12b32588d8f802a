import { plural, t } from "@lingui/core/macro";
import { useId, useState } from "react";
import type { Promotion, PromotionHour } from "#shared/promotions/contract.ts";
import { formatHours } from "#shared/promotions/promotion-texts.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import type { Elements } from "../../../ui/elements.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { formatTimeAlone, useTimeLeft } from "../time-left.ts";
import { countActs, createHourPoints, figures, formatCostEach } from "./figures.ts";
import { PromotionActions } from "./PromotionActions.tsx";
import { Figure, PromotedWords, PromotionStatus } from "./PromotionParts.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { showText } from "../../../lib/language/show-text.ts";

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
      <Section title={t`Hourly breakdown`}>
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
  const left = useTimeLeft(isActive ? endsAt : undefined, formatTimeAlone);
  return (
    <Section title={t`Details`}>
      <p dir="auto" className="font-medium wrap-anywhere">
        <PromotedWords promotion={promotion} />
      </p>
      <dl className={grid}>
        <Figure label={t`Status`}>
          <PromotionStatus promotion={promotion} />
        </Figure>
        <Figure label={t`Started`}>
          <PointInTime at={startedAt} format={formatMediumDateTime} />
        </Figure>
        <Figure label={t`Duration`}>{showText(formatHours(durationHours))}</Figure>
        {left && <Figure label={t`Time left`}>{left}</Figure>}
        {endedAt && (
          <Figure label={t`Ended`}>
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
    <Section title={t`Total performance`}>
      <dl className={grid}>
        <Figure label={t`Total cost`} isGold>{`${formatXp(totalCost)} XP`}</Figure>
        <Figure label={t`Cost per view`} isGold>{formatCostEach(totalCost, totals.views)}</Figure>
        <Figure label={t`Cost per interaction`} isGold>{formatCostEach(totalCost, countActs(totals))}</Figure>
      </dl>
      <dl className={`${grid} border-t border-hairline pt-4`}>
        {figures.map(([name, label]) => <Figure key={name} label={label}>{formatXp(totals[name])}</Figure>)}
      </dl>
    </Section>
  );
}

const loadChart = () => import("./HourChart.tsx");

const looks = { chart: t`Chart`, table: t`Table` } as const;
const names = ["chart", "table"] as const satisfies readonly (keyof typeof looks)[];

/** The results and cost of each hour, as a chart or as a table with all figures. */
function HourlyBreakdown({ hours }: { readonly hours: readonly PromotionHour[] }) {
  const [look, setLook] = useState<keyof typeof looks>("chart");
  if (hours.length === 0) return <EmptyState isPart title={t`No hours yet`} />;
  return (
    <>
      <div role="group" aria-label={t`Show hours as`} className="flex w-fit gap-1 rounded-full bg-wash p-1">
        {names.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={look === one}
            onClick={() => setLook(one)}
            className="min-h-8 rounded-full px-4 text-meta font-medium text-quiet transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink pointer-coarse:min-h-11"
          >
            {looks[one]}
          </button>
        ))}
      </div>
      {look === "chart" ? <Chart hours={hours} /> : <HourTable hours={hours} />}
    </>
  );
}

function Chart({ hours }: { readonly hours: readonly PromotionHour[] }) {
  const points = createHourPoints(hours);
  const total = (name: "views" | "acts" | "xp") => points.reduce((sum, one) => sum + one[name], 0);
  const [views, acts, xp] = [total("views"), total("acts"), total("xp")];
  return (
    <div
      role="img"
      aria-label={t`${plural({ hours: points.length }, { one: "One hour", other: "# hours" })} with ${
        plural(views, { other: "# views" })
      }, ${plural(acts, { other: "# interactions" })} and ${{
        xp: formatXp(xp),
      }} XP spent. The table has every figure.`}
    >
      <LazyPart
        load={loadChart}
        fallback={<Skeleton className="h-75 w-full rounded-control" />}
        failure={() => <HourTable hours={hours} />}
      >
        {({ HourChart }) => <HourChart points={points} />}
      </LazyPart>
    </div>
  );
}

/** Every figure of every hour. Scrolls sideways when it is wider than the card. */
function HourTable({ hours }: { readonly hours: readonly PromotionHour[] }) {
  return (
    <div
      role="region"
      aria-label={t`Figures by hour`}
      // Makes it scrollable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-120 overflow-auto rounded-control border border-hairline"
    >
      <table className="tabular w-full border-collapse text-end text-meta whitespace-nowrap">
        <thead className="text-quiet">
          <tr>
            <th scope="col" className="sticky top-0 inset-s-0 z-2 bg-wash px-3 py-2 text-start font-semibold">
              {t`Hour`}
            </th>
            {figures.map(([name, label]) => (
              <th key={name} scope="col" className="sticky top-0 z-1 bg-wash px-3 py-2 font-semibold">
                {label}
              </th>
            ))}
            <th scope="col" className="sticky top-0 z-1 bg-wash px-3 py-2 font-semibold">{t`XP spent`}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {hours.map((hour) => (
            <tr key={hour.id}>
              <th scope="row" className="sticky inset-s-0 bg-surface px-3 py-2 text-start font-medium">
                <PointInTime at={hour.statsHour} format={formatMediumDateTime} />
              </th>
              {figures.map(([name]) => <td key={name} className="px-3 py-2">{formatXp(hour[name])}</td>)}
              <td className="px-3 py-2 font-semibold text-gold">{formatXp(hour.hourlyXpSpent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
