import { t } from "@lingui/core/macro";
import { type AdminUser, giftAmounts } from "#shared/admin/contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { describeGift, useGifts } from "./use-gifts.ts";

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
  const { displayName } = user;
  return (
    <div role="group" aria-label={t`Give XP to ${displayName}`} className="flex gap-1.5">
      {giftAmounts.map((amount) => (
        <Button
          key={amount}
          size="sm"
          variant="secondary"
          className="tabular px-3"
          data-control={`gift-${amount}`}
          aria-label={t`Give ${amount} XP to ${displayName}`}
          onClick={() => {
            queue.give(user, amount);
            const { xp, name } = describeGift({ amount, member: user });
            announceToScreenReaders(t`Giving ${xp} XP to ${name}. You have 10 seconds to undo it.`);
          }}
        >
          <bdi dir="ltr">{`+${amount}`}</bdi>
        </Button>
      ))}
    </div>
  );
}
