import type { CurrentUser } from "#shared/auth/contract.ts";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { BadgeIcon } from "../../../ui/content/BadgeIcon.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { BadgeActions } from "./BadgeActions.tsx";
import {
  findBadge,
  findCrownOfFilter,
  findShownInstead,
  holdingOf,
  isOwned,
  type Offer,
  priceText,
} from "./badge-offer.ts";
import { Benefits } from "./Benefits.tsx";
import { HoldingMark, LastsUntil } from "./HoldingMark.tsx";

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
  const { type, name, period, description } = offer;
  const badge = findBadge(badges, type);
  const holding = holdingOf(badge, now);
  const shown = offer.isStripe && isOwned(holding) ? findShownInstead(badges, type, now) : null;
  return (
    <Card as="article" aria-labelledby={type} className="p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <BadgeIcon type={type} size={22} />
        <h2 id={type} tabIndex={-1} className="text-lead font-semibold">{name}</h2>
        <HoldingMark holding={holding} />
        <p className="tabular ml-auto text-quiet">
          <span className={`font-semibold ${offer.isStripe ? "text-ink" : "text-gold"}`}>
            {priceText(offer)}
          </span>{" "}
          <span>{`a ${period}`}</span>
        </p>
      </header>
      <p className="mt-2">{description}</p>
      <Benefits offer={offer} />
      <LastsUntil
        badge={badge}
        holding={holding}
        tookFilter={badge !== null && badge === findCrownOfFilter(badges, user.filterLapsedAt)}
      />
      {shown && (
        <p className="mt-2 text-meta text-ink">
          {`${
            badgeNames[shown.badgeType]
          } is shown beside your name instead. The filters Low and None need this crown to be shown.`}
        </p>
      )}
      <BadgeActions offer={offer} badges={badges} user={user} now={now} canPay={canPay} />
    </Card>
  );
}
