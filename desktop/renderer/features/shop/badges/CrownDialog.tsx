import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { type CrownPreview, previewCrown } from "#shared/shop/crown-contract.ts";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { SpendingNote } from "../payments/PaymentNotes.tsx";
import { useSpendingWords } from "../use-spending.ts";
import { findBadge, findShownInstead, type Offer } from "./badge-offer.ts";
import type { CrownWish } from "./use-subscribe.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { call } from "../../../lib/api/call.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { formatCents } from "../../../lib/text/format-money.ts";

interface CrownDialogProps {
  readonly offer: Extract<Offer, { isStripe: true }>;
  readonly isUpgrade: boolean;
  readonly badges: readonly Badge[];
  readonly onClose: () => void;
  readonly onConfirm: (wish: CrownWish) => void;
}

/**
 * Asks before a crown is paid: what is due today and what becomes of the subscription (badges.8),
 * and whether the crown is shown instead of the badge that is shown now (badges.7).
 */
export function CrownDialog({ offer, isUpgrade, badges, onClose, onConfirm }: CrownDialogProps) {
  const name = showText(offer.name);
  const asked = useCrownPreview(offer.type, isUpgrade);
  const [showInstead, setShowInstead] = useState(true);
  const preview = isUpgrade ? asked.data : ownMonth(offer);
  const black = findBadge(badges, "blackCrown");
  // An upgrade changes the badge in place, shown or not.
  const shown = preview?.act === "upgrade" ? null : findShownInstead(badges, offer.type, getServerDate());
  const words = useSpendingWords(preview ? Math.round(preview.dueToday * 100) : null);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="primary"
      title={isUpgrade ? t`Upgrade to ${{ badge: name }}?` : t`Subscribe to ${{ badge: name }}?`}
      confirmLabel={preview?.act === "upgrade" ? t`Upgrade` : t`Continue to payment`}
      isDisabled={!preview || asked.isFetching || words?.isOver}
      onConfirm={() => preview && onConfirm(wishOf(preview, shown !== null && showInstead))}
      body={
        <div className="space-y-4">
          <AmountDue preview={preview} asked={asked} />
          {preview && <p>{getCrownDialogText(name, preview, isUpgrade ? black : null)}</p>}
          <SpendingNote words={words} />
          {preview && shown && (
            <Checkbox
              label={t`Show ${{ badge: name }} instead of ${{
                shown: showText(badgeNames[shown.badgeType]),
              }} once it is paid`}
              checked={showInstead}
              onChange={({ currentTarget }) => setShowInstead(currentTarget.checked)}
            />
          )}
          {preview && shown && (
            <p className="text-meta">
              {t`You show one badge at a time. The filters Low and None need a crown that is shown.`}
            </p>
          )}
        </div>
      }
    />
  );
}

/** Previews a crown without another one. */
function ownMonth({ cost }: CrownDialogProps["offer"]): CrownPreview {
  const price = cost / 100;
  return {
    act: "subscribe",
    dueToday: price,
    monthlyPrice: price,
    renewsAt: null,
    isResumed: false,
    since: null,
  };
}

function wishOf({ act, dueToday, since }: CrownPreview, showInstead: boolean): CrownWish {
  return {
    showInstead,
    expects: act === "upgrade" ? "upgrade" : "page",
    ...(act === "upgrade" && since !== null && { agreed: { dueToday, since } }),
  };
}

/**
 * Says what a crown means for the subscription and its end.
 * @param black the Black Crown that the member has beside it; null: none
 */
export function getCrownDialogText(
  name: string,
  { act, isResumed }: Pick<CrownPreview, "act" | "isResumed">,
  black: Pick<Badge, "expiresAt"> | null,
): string {
  const day = black?.expiresAt ? formatDayOfTime(black.expiresAt) : null;
  if (act === "upgrade" && isResumed) {
    return day
      ? t`You cancelled Black Crown, which would end on ${day}. With the upgrade the subscription goes on as ${name} until you cancel again. Today you pay the difference for the rest of the month, with the card of your Black Crown.`
      : t`You cancelled Black Crown, which would end. With the upgrade the subscription goes on as ${name} until you cancel again. Today you pay the difference for the rest of the month, with the card of your Black Crown.`;
  }
  if (act === "upgrade") {
    return t`Today you pay the difference for the rest of the month, with the card of your Black Crown. You can cancel at any time.`;
  }
  if (day) {
    return t`${name} is a subscription of its own, which you pay on the next page. Your Black Crown ends on ${day} as before; nothing of it is given back.`;
  }
  return t`You pay on the next page, and can cancel at any time.`;
}

interface AmountDueProps {
  readonly preview: CrownPreview | undefined;
  readonly asked: ReturnType<typeof useCrownPreview>;
}

/** Shows the price of a crown today and each month; says so when that could not be found out. */
function AmountDue({ preview, asked }: AmountDueProps) {
  if (!preview && asked.error) {
    return <QueryFailure title={t`The amount could not be loaded`} query={asked} />;
  }
  if (!preview) {
    return (
      <div role="status" aria-label={t`Loading what is due today`}>
        <Skeleton className="h-18.5 w-full rounded-control" />
      </div>
    );
  }
  const { dueToday, monthlyPrice, renewsAt } = preview;
  return (
    <dl className="tabular space-y-1.5 rounded-control bg-wash px-4 py-3 text-ink">
      <Line label={t`Due today`} value={dollars(dueToday)} />
      <Line
        label={renewsAt ? t`Each month from ${{ day: formatDayOfTime(renewsAt) }}` : t`Each month`}
        value={dollars(monthlyPrice)}
      />
    </dl>
  );
}

function Line({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-meta">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

function dollars(amount: number): string {
  return formatCents(Math.round(amount * 100));
}

/** Asks what an upgrade costs today, anew each time, since it falls by the hour (badges.8). */
function useCrownPreview(badgeType: CrownType, isUpgrade: boolean) {
  return useQuery({
    queryKey: shopKeys.crownPreview(badgeType),
    queryFn: ({ signal }) => call(previewCrown, { query: { badgeType } }, { signal }),
    enabled: isUpgrade,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
