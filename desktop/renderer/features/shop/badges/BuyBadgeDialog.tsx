import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { isActiveBadge } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { useServedAi } from "../../assistant/use-served-ai.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { findBadge, getHolding, isOwned, type Offer } from "./badge-offer.ts";
import { useBuyBadge } from "./use-badges.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

interface BuyBadgeDialogProps {
  readonly offer: Offer;
  readonly label: string;
  readonly badges: readonly Badge[];
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

/** Asks once before XP are spent, with the balance before and after (shop.6). */
export function BuyBadgeDialog({ offer, label, badges, user, onClose }: BuyBadgeDialogProps) {
  // One idempotency key for all attempts of this dialog, so that a repeated click buys once.
  const [key] = useState(() => crypto.randomUUID());
  const buying = useBuyBadge(onClose);
  const isShort = user.xp < offer.cost;
  const ai = useServedAi();
  const lacking = ai ? offer.models.filter((name) => !ai.models.includes(name)) : [];
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Buy a month of ${{ badge: showText(offer.name) }}?`}
      tone="primary"
      confirmLabel={label}
      isDisabled={isShort}
      isPending={buying.isPending}
      onConfirm={() => buying.mutate(key)}
      body={
        <div className="space-y-4">
          <p>{effectText(offer, badges)}</p>
          {lacking.length > 0 && <p>{t`Not available here: ${{ names: joinWithCommas(lacking) }}.`}</p>}
          <dl className="tabular space-y-1.5 rounded-control bg-wash px-4 py-3 text-ink">
            <Line label={t`Balance now`} value={`${formatXp(user.xp)} XP`} />
            <Line label={showText(offer.name)} value={t`−${{ xp: formatXp(offer.cost) }} XP`} />
            <div className="border-t border-hairline pt-1.5">
              <Line
                label={t`Balance afterwards`}
                value={isShort ? "–" : `${formatXp(user.xp - offer.cost)} XP`}
              />
            </div>
          </dl>
        </div>
      }
    />
  );
}

function Line({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-meta">{label}</dt>
      <dd className="font-semibold">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** The effect of the purchase on the member's badges (badges.5). */
function effectText({ type, ...offer }: Offer, badges: readonly Badge[]): string {
  const name = showText(offer.name);
  const now = getServerDate();
  const own = findBadge(badges, type);
  if (own?.expiresAt && isOwned(getHolding(own, now))) {
    return t`It adds a month after ${{ day: formatDayOfTime(own.expiresAt) }}.`;
  }
  const isOtherActive = badges.some((one) => isActiveBadge(one, now));
  return isOtherActive
    ? t`${name} lasts for a month. It stays out of sight while another badge is active; what it brings is yours at once.`
    : t`${name} lasts for a month and shows beside your name at once.`;
}
