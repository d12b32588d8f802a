import type { Badge } from "#shared/members/badge-shapes.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import type { Holding } from "./badge-offer.ts";

const words: Readonly<Record<Exclude<Holding, "none">, string>> = {
  active: "Active",
  passive: "Owned, not shown",
  deactivated: "Deactivated",
  expired: "Expired",
};

/** The state of the member's badge; renders nothing without one. */
export function HoldingMark({ holding }: { readonly holding: Holding }) {
  if (holding === "none") return null;
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-full px-2.5 text-meta font-medium ${
        holding === "active" ? "bg-brand-wash text-brand-strong" : "bg-wash text-quiet"
      }`}
    >
      {words[holding]}
    </span>
  );
}

interface LastsUntilProps {
  readonly badge: Badge | null;
  readonly holding: Holding;
  /** Whether the content filter went back to High for want of it. */
  readonly tookFilter?: boolean;
}

/** Until when the badge lasts, or lasted, and what ended with it. */
export function LastsUntil({ badge, holding, tookFilter = false }: LastsUntilProps) {
  if (!badge || holding === "none") return null;
  const { expiresAt, renewal } = badge;
  if (expiresAt === null) return <Line>It never expires.</Line>;
  const day = formatDayOfTime(expiresAt);
  if (holding === "expired") {
    return (
      <Line>{`It expired on ${day}.${tookFilter ? " Your content filter went back to High." : ""}`}</Line>
    );
  }
  if (renewal === "renews") return <Line>{`It renews on ${day}.`}</Line>;
  if (renewal === "ends") return <Line>{`Its subscription is cancelled. It ends on ${day}.`}</Line>;
  if (renewal === "failing") {
    return (
      <Line>
        {`The renewal was refused. It ends on ${day} unless you pay: 'Pay now' tries your card again, or lets you use another.`}
      </Line>
    );
  }
  return <Line>{`It lasts until ${day}${holding !== "active" ? ", and so does what it brings" : ""}.`}</Line>;
}

function Line({ children }: { readonly children: React.ReactNode }) {
  return <p className="tabular mt-3 text-meta text-ink">{children}</p>;
}
