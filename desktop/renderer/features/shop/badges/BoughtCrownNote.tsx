import { useMutationState } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Order } from "#shared/shop/contract.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { findHiddenCrown } from "./badge-offer.ts";
import { ShowInstead } from "./ShowInstead.tsx";
import { useBadges } from "./use-badges.ts";

/** After a crown was paid while another badge is shown: offers to show it instead (badges.7). */
export function BoughtCrownNote({ user }: { readonly user: CurrentUser }) {
  const badges = useBadges(user);
  const lookedUp = useMutationState({
    filters: { mutationKey: shopKeys.sync, status: "success" },
    select: ({ state }) => state.data as Order | undefined,
  });
  const hasBought = lookedUp.some((order) => order?.kind === "crown" && order.state === "paid");
  const hidden = hasBought ? findHiddenCrown(badges, getServerDate()) : null;
  if (!hidden) return null;
  const { crown, shown } = hidden;
  return (
    <Card
      as="section"
      aria-label="Your new crown"
      className="mt-4 flex flex-wrap items-center gap-3 px-5 py-4 max-sm:px-4"
    >
      <p className="min-w-0 flex-1 basis-60">
        {`${badgeNames[crown.badgeType]} is yours. ${
          badgeNames[shown.badgeType]
        } is still shown beside your name.`}
      </p>
      <ShowInstead badge={crown} />
    </Card>
  );
}
