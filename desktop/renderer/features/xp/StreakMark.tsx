import { Sunrise } from "lucide-react";

/** How many days in a row somebody has been here; nothing for a single one. */
export function StreakMark({ days }: { readonly days: number }) {
  if (days < 2) return null;
  return (
    <span
      title={`${days} days in a row`}
      className="tabular flex shrink-0 items-center gap-1 text-meta text-dawn-ink"
    >
      <Sunrise size={15} aria-hidden="true" />
      {days}
      <span className="sr-only">days in a row</span>
    </span>
  );
}
