import { t } from "@lingui/core/macro";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useId } from "react";
import { badgeNames, crownTypes } from "#shared/members/badge-rules.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { badgeOffers } from "#shared/shop/badge-offers.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { useSession } from "../../../lib/session/session.ts";
import { MissingAi } from "../../assistant/MissingAi.tsx";
import { ObstacleNote, SpendingNote } from "../payments/PaymentNotes.tsx";
import { usePayments } from "../use-payment-settings.ts";
import { useSpendingWords } from "../use-spending.ts";
import { BadgeCard, HoldingMark, LastsUntil } from "./BadgeCard.tsx";
import { useBadges } from "./use-badges.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { BadgeIcon } from "../../../ui/content/BadgeIcon.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { findBadge, getHolding, isOwned } from "./badge-offer.ts";
import { ShowBadge } from "./ShowBadge.tsx";
import { showText } from "../../../lib/language/show-text.ts";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

/** The badges on offer, and which the member has (badges.4). */
export function BadgesAndStatus() {
  const { user } = useSession();
  return user && <Badges user={user} />;
}

function Badges({ user }: { readonly user: CurrentUser }) {
  const badges = useBadges(user);
  const { obstacle } = usePayments();
  const words = useSpendingWords(null);
  useShownBadge();
  // The time of the visit is enough: the server decides what has expired.
  const now = getServerDate();
  return (
    <div className="space-y-4 pt-4">
      <p className="px-1 text-meta text-quiet">
        {t`All badges last for 1 month. You show one at a time; what the others bring you lasts until they expire.`}
      </p>
      <ObstacleNote obstacle={obstacle} />
      <MissingAi />
      {obstacle === null && <SpendingNote words={words} />}
      <ul className="space-y-4">
        {badgeOffers.map((offer) => (
          <li key={offer.type}>
            <BadgeCard offer={offer} badges={badges} user={user} now={now} canPay={obstacle === null} />
          </li>
        ))}
        <li>
          <BlueVerifyCard user={user} badges={badges} now={now} />
        </li>
      </ul>
      <OtherBadges badges={badges} />
    </div>
  );
}

/** Shows the badge that the address names, as links elsewhere do. */
function useShownBadge(): void {
  const type = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    const heading = document.getElementById(type);
    heading?.closest("article")?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [type]);
}

/** The member's badges that the shop does not sell. */
function OtherBadges({ badges }: { readonly badges: readonly Badge[] }) {
  const offered = new Set<string>([...badgeOffers.map(({ type }) => type), "blueVerify"]);
  const others = badges.filter(({ badgeType }) => !offered.has(badgeType));
  if (others.length === 0) return null;
  return (
    <p className="px-1 text-meta text-quiet">
      {t`You also have: ${{
        badges: joinWithCommas(others.map(({ badgeType }) => showText(badgeNames[badgeType]))),
      }}.`}
    </p>
  );
}

interface BlueVerifyCardProps {
  readonly user: CurrentUser;
  readonly badges: readonly Badge[];
  readonly now: Date;
}

/** Blue Verify, which has no price yet (badges.4). */
function BlueVerifyCard({ user, badges, now }: BlueVerifyCardProps) {
  const titleId = useId();
  const badge = findBadge(badges, "blueVerify");
  const holding = getHolding(badge, now);
  const hasCrown = crownTypes.some((type) => isOwned(getHolding(findBadge(badges, type), now)));
  return (
    <Card as="article" aria-labelledby={titleId} className="p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <BadgeIcon type="blueVerify" size={22} />
        <h2 id={titleId} className="text-lead font-semibold">{showText(badgeNames.blueVerify)}</h2>
        <HoldingMark holding={holding} />
        <p className="ms-auto text-quiet">{t`No price yet`}</p>
      </header>
      <p className="mt-2">{t`A verified mark in blue, for members with a crown.`}</p>
      <LastsUntil badge={badge} holding={holding} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" disabled>
          {hasCrown ? t`Not on sale yet` : t`Requires Crown Badge`}
        </Button>
        {badge && isOwned(holding) && <ShowBadge badge={badge} badges={badges} user={user} now={now} />}
      </div>
    </Card>
  );
}
