import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { badgeOffers } from "#shared/shop/badge-offers.ts";
import { serverDate } from "../../../lib/clock/server-time.ts";
import { useSession } from "../../../lib/session/session.ts";
import { MissingAi } from "../../assistant/MissingAi.tsx";
import { ObstacleNote, SpendingNote } from "../payments/PaymentNotes.tsx";
import { usePayments } from "../use-payment-settings.ts";
import { useSpendingWords } from "../use-spending.ts";
import { BadgeCard } from "./BadgeCard.tsx";
import { BlueVerifyCard } from "./BlueVerifyCard.tsx";
import { useBadges } from "./use-badges.ts";

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
  const now = serverDate();
  return (
    <div className="space-y-4 pt-4">
      <p className="px-1 text-meta text-quiet">
        All badges last for 1 month. You show one at a time; what the others bring you lasts until they
        expire.
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
      {`You also have: ${others.map(({ badgeType }) => badgeNames[badgeType]).join(", ")}.`}
    </p>
  );
}
