import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { PaymentSettings } from "#shared/shop/contract.ts";
import type { PaymentObstacle } from "../use-payment-settings.ts";
import type { SpendingWords } from "./spending-words.ts";

/** Says why nothing can be bought for money, and what still works. */
export function ObstacleNote({ obstacle }: { readonly obstacle: PaymentObstacle }) {
  if (obstacle === null) return null;
  return (
    <p role="note" className="rounded-control bg-wash px-4 py-3 text-body text-ink">
      {obstacle === "unset"
        ? t`Payments are not set up here, so nothing can be bought for money. What costs XP can still be bought.`
        : (
          <span>
            <Trans>
              You paused purchases. Allow them again in{" "}
              <Link to="/settings" hash="spending" className="font-medium text-brand underline">
                Settings
              </Link>.
            </Trans>
          </span>
        )}
    </p>
  );
}

interface SpendingNoteProps {
  readonly words: SpendingWords | null;
}

/** Says what the member's own limit leaves, and that a price is over it (shop.12). */
export function SpendingNote({ words }: SpendingNoteProps) {
  if (words === null) return null;
  return (
    <p
      role="note"
      className={words.isOver
        ? "rounded-control bg-wash px-4 py-3 text-body text-ink"
        : "text-meta text-quiet"}
    >
      <span>{words.isOver ? `${words.text} ${t`This costs more.`}` : words.text}</span>{" "}
      <Link to="/settings" hash="spending" className="font-medium text-brand hover:underline">
        {t`Change your limit`}
      </Link>
    </p>
  );
}

const notes: Readonly<Record<NonNullable<PaymentSettings["provider"]>, string>> = {
  practice: t`Practice payments: no card is charged.`,
  stripe: t`You pay on a page of Stripe. Your card's number never reaches us.`,
};

interface PaymentNoteProps {
  readonly provider: PaymentSettings["provider"];
  readonly isOpenElsewhere: boolean;
}

/** Says where the card is entered and what to do next. */
export function PaymentNote({ provider, isOpenElsewhere }: PaymentNoteProps) {
  const text = isOpenElsewhere
    ? t`The payment page is open in your browser. Come back here once you've paid.`
    : provider && notes[provider];
  return <p role="status" className="min-h-4.5 text-meta text-quiet">{text}</p>;
}
