import type { PromotionHour } from "#shared/promotions/contract.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { figures } from "./figures.ts";

/** Every figure of every hour. Scrolls sideways when it is wider than the card. */
export function HourTable({ hours }: { readonly hours: readonly PromotionHour[] }) {
  return (
    <div
      role="region"
      aria-label="Figures by hour"
      // Makes it scrollable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-120 overflow-auto rounded-control border border-hairline"
    >
      <table className="tabular w-full border-collapse text-right text-meta whitespace-nowrap">
        <thead className="text-quiet">
          <tr>
            <th scope="col" className="sticky top-0 left-0 z-2 bg-wash px-3 py-2 text-left font-semibold">
              Hour
            </th>
            {figures.map(([name, label]) => (
              <th key={name} scope="col" className="sticky top-0 z-1 bg-wash px-3 py-2 font-semibold">
                {label}
              </th>
            ))}
            <th scope="col" className="sticky top-0 z-1 bg-wash px-3 py-2 font-semibold">XP spent</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {hours.map((hour) => (
            <tr key={hour.id}>
              <th scope="row" className="sticky left-0 bg-surface px-3 py-2 text-left font-medium">
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
