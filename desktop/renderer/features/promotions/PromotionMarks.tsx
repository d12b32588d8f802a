import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { OwnPromotion } from "#shared/promotions/own-promotion.ts";
import { Megaphone } from "../../ui/icons/megaphone.ts";
import { useTimeLeft } from "./time-left.ts";

/** The label of every promoted post (promotions.3). */
export function PromotedMark() {
  return (
    <p className="mb-2 flex items-center gap-2 text-meta text-quiet">
      <Megaphone size={16} aria-hidden="true" className="shrink-0" />
      {t`Promoted`}
    </p>
  );
}

/** Shows authors that their post is being promoted and for how long (promotions.5). */
export function OwnPromotionMark({ promotion }: { readonly promotion: OwnPromotion }) {
  const left = useTimeLeft(promotion.endsAt);
  if (left === null) return null;
  return (
    <p className="mb-2 flex items-center gap-2 text-meta text-quiet">
      <Megaphone size={16} aria-hidden="true" className="shrink-0 text-brand" />
      <span>{t`Promoted · ${left}`}</span>
      <Link
        to="/promotion-results"
        search={{ promotion: promotion.id }}
        className="ms-auto inline-flex min-h-6 items-center font-medium text-brand hover:underline"
      >
        {t`See results`}
      </Link>
    </p>
  );
}
