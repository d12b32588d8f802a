import { useState } from "react";
import type { PromotionHour } from "#shared/promotions/contract.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { hourPoints } from "./figures.ts";
import { HourTable } from "./HourTable.tsx";

const loadChart = () => import("./HourChart.tsx");

const looks = ["Chart", "Table"] as const;

/** The results and cost of each hour, as a chart or as a table with all figures. */
export function HourlyBreakdown({ hours }: { readonly hours: readonly PromotionHour[] }) {
  const [look, setLook] = useState<(typeof looks)[number]>("Chart");
  if (hours.length === 0) return <EmptyState isPart title="No hours yet" />;
  return (
    <>
      <div role="group" aria-label="Show hours as" className="flex w-fit gap-1 rounded-full bg-wash p-1">
        {looks.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={look === one}
            onClick={() => setLook(one)}
            className="min-h-8 rounded-full px-4 text-meta font-medium text-quiet transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink pointer-coarse:min-h-11"
          >
            {one}
          </button>
        ))}
      </div>
      {look === "Chart" ? <Chart hours={hours} /> : <HourTable hours={hours} />}
    </>
  );
}

function Chart({ hours }: { readonly hours: readonly PromotionHour[] }) {
  const points = hourPoints(hours);
  const total = (name: "views" | "acts" | "xp") => formatXp(points.reduce((sum, one) => sum + one[name], 0));
  return (
    <div
      role="img"
      aria-label={`${points.length === 1 ? "One hour" : `${points.length} hours`} with ${
        total("views")
      } views, ${total("acts")} interactions and ${total("xp")} XP spent. The table has every figure.`}
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
