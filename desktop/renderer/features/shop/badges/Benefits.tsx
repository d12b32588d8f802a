import { notAvailable, type ServedAi } from "#shared/assistant/served-services.ts";
import { missingOf } from "#shared/shop/benefit-needs.ts";
import { useServedAi } from "../../assistant/use-served-ai.ts";
import { Ban } from "../../../ui/icons/ban.ts";
import { Check } from "../../../ui/icons/check.ts";
import type { Offer } from "./badge-offer.ts";

/** What a badge brings, and what of it this server lacks (shop.9). */
export function Benefits({ offer: { features, models } }: { readonly offer: Offer }) {
  const ai = useServedAi();
  const lacking = ai ? models.filter((name) => !ai.models.includes(name)) : [];
  return (
    <>
      <ul className="mt-3 space-y-1">
        {features.map((feature) => <Benefit key={feature} feature={feature} ai={ai} />)}
      </ul>
      <p className="mt-3 text-meta text-quiet">{`Models: ${models.join(", ")}.`}</p>
      {lacking.length > 0 && (
        <p className="text-meta text-ink">
          {lacking.length < models.length ? `${notAvailable}: ${lacking.join(", ")}.` : notAvailable}
        </p>
      )}
    </>
  );
}

function Benefit({ feature, ai }: { readonly feature: string; readonly ai: ServedAi | null }) {
  const missing = ai ? missingOf(feature, ai) : [];
  const isMissing = missing === "all";
  return (
    <li className="flex items-start gap-2">
      {isMissing
        ? <Ban size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-quiet" />
        : <Check size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />}
      <span>
        <span className={isMissing ? "text-quiet" : ""}>{feature}</span>
        {missing.length > 0 && <span className="block text-meta text-ink">{markOf(missing)}</span>}
      </span>
    </li>
  );
}

function markOf(missing: "all" | readonly string[]): string {
  return missing === "all" ? notAvailable : `${notAvailable}: ${missing.join(", ")}`;
}
