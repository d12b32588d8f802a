import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { notAvailable, type ServedAi } from "#shared/assistant/served-services.ts";
import type { Benefit } from "#shared/shop/badge-offers.ts";
import { findMissing } from "#shared/shop/benefit-needs.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { BadgeIcon } from "../../../ui/content/BadgeIcon.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { BadgeActions } from "./BadgeActions.tsx";
import {
  findBadge,
  findCrownOfFilter,
  findShownInstead,
  formatPrice,
  getHolding,
  type Holding,
  isOwned,
  type Offer,
} from "./badge-offer.ts";
import { useServedAi } from "../../assistant/use-served-ai.ts";
import { Ban } from "../../../ui/icons/ban.ts";
import { Check } from "../../../ui/icons/check.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

interface BadgeCardProps {
  readonly offer: Offer;
  readonly badges: readonly Badge[];
  readonly user: CurrentUser;
  readonly now: Date;
  /** Whether payments are possible now. */
  readonly canPay: boolean;
}

/** A badge on offer: its price and benefits, the member's holding, and the actions. */
export function BadgeCard({ offer, badges, user, now, canPay }: BadgeCardProps) {
  const { type, name, description } = offer;
  const price = formatPrice(offer);
  const badge = findBadge(badges, type);
  const holding = getHolding(badge, now);
  const shown = offer.isStripe && isOwned(holding) ? findShownInstead(badges, type, now) : null;
  return (
    <Card as="article" aria-labelledby={type} className="p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <BadgeIcon type={type} size={22} />
        <h2 id={type} tabIndex={-1} className="text-lead font-semibold">{showText(name)}</h2>
        <HoldingMark holding={holding} />
        <p className="tabular ms-auto text-quiet">
          <Trans>
            <span className={`font-semibold ${offer.isStripe ? "text-ink" : "text-gold"}`}>{price}</span>{" "}
            <span>a month</span>
          </Trans>
        </p>
      </header>
      <p className="mt-2">{showText(description)}</p>
      <Benefits offer={offer} />
      <LastsUntil
        badge={badge}
        holding={holding}
        tookFilter={badge !== null && badge === findCrownOfFilter(badges, user.filterLapsedAt)}
      />
      {shown && (
        <p className="mt-2 text-meta text-ink">
          {t`${{
            shown: showText(badgeNames[shown.badgeType]),
          }} is shown beside your name instead. The filters Low and None need this crown to be shown.`}
        </p>
      )}
      <BadgeActions offer={offer} badges={badges} user={user} now={now} canPay={canPay} />
    </Card>
  );
}

/** Lists what a badge brings, and what of it this server lacks (shop.9). */
function Benefits({ offer: { benefits, models } }: { readonly offer: Offer }) {
  const ai = useServedAi();
  const lacking = ai ? models.filter((name) => !ai.models.includes(name)) : [];
  return (
    <>
      <ul className="mt-3 space-y-1">
        {benefits.map((benefit) => <BenefitLine key={showText(benefit.says)} benefit={benefit} ai={ai} />)}
      </ul>
      <p className="mt-3 text-meta text-quiet">{t`Models: ${{ names: joinWithCommas(models) }}.`}</p>
      {lacking.length > 0 && (
        <p className="text-meta text-ink">
          {lacking.length < models.length
            ? t`Not available here: ${{ names: joinWithCommas(lacking) }}.`
            : showText(notAvailable)}
        </p>
      )}
    </>
  );
}

function BenefitLine({ benefit, ai }: { readonly benefit: Benefit; readonly ai: ServedAi | null }) {
  const missing = ai ? findMissing(benefit, ai) : [];
  const isMissing = missing === "all";
  return (
    <li className="flex items-start gap-2">
      {isMissing
        ? <Ban size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-quiet" />
        : <Check size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />}
      <span>
        <span className={isMissing ? "text-quiet" : ""}>{showText(benefit.says)}</span>
        {missing.length > 0 && <span className="block text-meta text-ink">{markOf(missing)}</span>}
      </span>
    </li>
  );
}

function markOf(missing: "all" | readonly string[]): string {
  return missing === "all"
    ? showText(notAvailable)
    : t`Not available here: ${{ names: joinWithCommas(missing) }}`;
}

const words: Readonly<Record<Exclude<Holding, "none">, string>> = {
  active: t({ message: "Active", context: "badge" }),
  passive: t`Owned, not shown`,
  deactivated: t`Deactivated`,
  expired: t`Expired`,
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
  if (expiresAt === null) return <Line>{t`It never expires.`}</Line>;
  const day = formatDayOfTime(expiresAt);
  if (holding === "expired") {
    const expired = t`It expired on ${day}.`;
    return <Line>{tookFilter ? `${expired} ${t`Your content filter went back to High.`}` : expired}</Line>;
  }
  if (renewal === "renews") return <Line>{t`It renews on ${day}.`}</Line>;
  if (renewal === "ends") return <Line>{t`Its subscription is cancelled. It ends on ${day}.`}</Line>;
  if (renewal === "failing") {
    return (
      <Line>
        {t`The renewal was refused. It ends on ${day} unless you pay: 'Pay now' tries your card again, or lets you use another.`}
      </Line>
    );
  }
  return (
    <Line>
      {holding === "active"
        ? t`It lasts until ${day}.`
        : t`It lasts until ${day}, and so does what it brings.`}
    </Line>
  );
}

function Line({ children }: { readonly children: React.ReactNode }) {
  return <p className="tabular mt-3 text-meta text-ink">{children}</p>;
}
