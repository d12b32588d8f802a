import { useId } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { badgeNames, crownTypes } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { BadgeIcon } from "../../../ui/content/BadgeIcon.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { findBadge, holdingOf, isOwned } from "./badge-offer.ts";
import { HoldingMark, LastsUntil } from "./HoldingMark.tsx";
import { ShowBadge } from "./ShowBadge.tsx";

interface BlueVerifyCardProps {
  readonly user: CurrentUser;
  readonly badges: readonly Badge[];
  readonly now: Date;
}

/** Blue Verify, which has no price yet (badges.4). */
export function BlueVerifyCard({ user, badges, now }: BlueVerifyCardProps) {
  const titleId = useId();
  const badge = findBadge(badges, "blueVerify");
  const holding = holdingOf(badge, now);
  const hasCrown = crownTypes.some((type) => isOwned(holdingOf(findBadge(badges, type), now)));
  return (
    <Card as="article" aria-labelledby={titleId} className="p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <BadgeIcon type="blueVerify" size={22} />
        <h2 id={titleId} className="text-lead font-semibold">{badgeNames.blueVerify}</h2>
        <HoldingMark holding={holding} />
        <p className="ml-auto text-quiet">No price yet</p>
      </header>
      <p className="mt-2">A verified mark in blue, for members with a crown.</p>
      <LastsUntil badge={badge} holding={holding} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" disabled>
          {hasCrown ? "Not on sale yet" : "Requires Crown Badge"}
        </Button>
        {badge && isOwned(holding) && <ShowBadge badge={badge} badges={badges} user={user} now={now} />}
      </div>
    </Card>
  );
}
