import { useId } from "react";
import type { BotsStatus } from "#shared/bots/bot-shapes.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";

/** What all bots spent of the present UTC day's budget. */
export function Budget({ budget }: { readonly budget: BotsStatus["budget"] }) {
  const { tokens, tokensLimit, images, imagesLimit } = budget;
  return (
    <div className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Bar name="Tokens today" spent={tokens} limit={tokensLimit} />
      <Bar name="Images today" spent={images} limit={imagesLimit} />
    </div>
  );
}

interface BarProps {
  readonly name: string;
  readonly spent: number;
  readonly limit: number;
}

function Bar({ name, spent, limit }: BarProps) {
  const id = useId();
  const share = limit > 0 ? Math.min(1, spent / limit) : 1;
  const figures = `${formatXp(spent)} of ${formatXp(limit)}`;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-meta text-quiet">
        <span id={id}>{name}</span>
        <span className="tabular">{figures}</span>
      </p>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(spent, limit)}
        aria-valuetext={figures}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-wash"
      >
        <div
          className={`h-full rounded-full ${share < 1 ? "bg-brand" : "bg-dawn"}`}
          style={{ width: `${100 * share}%` }}
        />
      </div>
    </div>
  );
}
