import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Promotion } from "#shared/promotions/contract.ts";
import { promotionRules } from "#shared/promotions/promotion-prices.ts";
import { guessLanguage } from "#shared/language/guess-language.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Megaphone } from "../../../ui/icons/megaphone.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { formatStatus, getPostWords } from "./figures.ts";

/** Says how to promote a post to members who never did. */
export function NoPromotions() {
  return (
    <EmptyState
      icon={<Megaphone size={28} />}
      title={t`No promotions yet`}
      body={t`From ${{
        xp: formatXp(promotionRules.offeredFrom),
      }} XP your own posts have a 'Promote' button. How your promoted posts do is shown here.`}
      action={
        <Button asChild variant="secondary">
          <Link to="/">{t`Back to Home`}</Link>
        </Button>
      }
    />
  );
}

export function PromotionStatus({ promotion }: { readonly promotion: Promotion }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-full px-2.5 text-meta font-medium ${
        promotion.isActive ? "bg-brand-wash text-brand-strong" : "bg-wash text-quiet"
      }`}
    >
      {formatStatus(promotion)}
    </span>
  );
}

/** The beginning of the promoted post, as a link to it; for an element with its direction. */
export function PromotedWords({ promotion }: { readonly promotion: Promotion }) {
  const words = getPostWords(promotion, 120);
  if (words === null) return <span className="text-quiet">{t`Deleted post`}</span>;
  return (
    <Link to="/post/$postId" params={{ postId: promotion.postId }} className="text-ink hover:underline">
      <span lang={guessLanguage(words)}>{words}</span>
    </Link>
  );
}

interface FigureProps {
  readonly label: string;
  readonly children: ReactNode;
  /** True for amounts of XP. */
  readonly isGold?: boolean;
  /** True to span two columns, for a long label. */
  readonly isWide?: boolean;
}

/** One figure of a description list, its label above it. */
export function Figure({ label, children, isGold = false, isWide = false }: FigureProps) {
  return (
    <div className={isWide ? "min-w-0 sm:col-span-2" : "min-w-0"}>
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className={`tabular font-semibold wrap-anywhere ${isGold ? "text-gold" : "text-ink"}`}>
        {children}
      </dd>
    </div>
  );
}
