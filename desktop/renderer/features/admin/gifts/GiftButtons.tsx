import { t } from "@lingui/core/macro";
import { type AdminUser, giftAmounts } from "#shared/admin/contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { giftText, useGifts } from "./use-gifts.ts";

/**
 * One click gives; it is held for ten seconds. Bots and suspended members take no gifts (admin.2).
 */
export function GiftButtons({ user }: { readonly user: AdminUser }) {
  const { queue } = useGifts();
  if (user.isBot || user.suspension) {
    return (
      <p className="flex min-h-8 items-center text-meta text-quiet">
        {user.isBot ? t`No XP for bots` : t`No XP while suspended`}
      </p>
    );
  }
  return (
    <div role="group" aria-label={`Give XP to ${user.displayName}`} className="flex gap-1.5">
      {giftAmounts.map((amount) => (
        <Button
          key={amount}
          size="sm"
          variant="secondary"
          className="tabular px-3"
          data-control={`gift-${amount}`}
          aria-label={`Give ${amount} XP to ${user.displayName}`}
          onClick={() => {
            queue.give(user, amount);
            announceToScreenReaders(
              `Giving ${giftText({ amount, member: user })}. You have 10 seconds to undo it.`,
            );
          }}
        >
          {`+${amount}`}
        </Button>
      ))}
    </div>
  );
}
