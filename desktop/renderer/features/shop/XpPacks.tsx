import { t } from "@lingui/core/macro";
import { useState } from "react";
import { createCheckoutSession } from "#shared/shop/contract.ts";
import { convertToDollars } from "#shared/shop/money.ts";
import { checkoutPack, xpPacks } from "#shared/shop/xp-packs.ts";
import { call } from "../../lib/api/call.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { useSession } from "../../lib/session/session.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ObstacleNote, PaymentNote, SpendingNote } from "./payments/PaymentNotes.tsx";
import { useOpenPayment } from "./use-open-payment-page.ts";
import { usePayments } from "./use-payment-settings.ts";
import { useSpendingWords } from "./use-spending.ts";
import { Purchases } from "./purchases/Purchases.tsx";
import { PackChoices } from "./PackChoices.tsx";
import { showText } from "../../lib/language/show-text.ts";
import { formatCents } from "../../lib/text/format-money.ts";

type Pack = (typeof xpPacks)[number];

/** The packs, one button to pay, and earlier purchases. */
export function XpPacks() {
  const [pack, setPack] = useState<Pack>(xpPacks[0]);
  const isDesktop = platform().kind === "desktop";
  return (
    <div className="space-y-4 pt-4">
      <Card as="section" aria-labelledby="packs-title" className="space-y-4 p-5">
        <h2 id="packs-title" className="text-lead font-semibold">{t`Choose a pack`}</h2>
        <PackChoices chosen={pack.id} onChoose={setPack} />
        <Payment key={pack.id} pack={pack} />
      </Card>
      <p className="px-1 text-meta text-quiet">
        <span>{isDesktop ? t`One fixed pack:` : t`One fixed pack, by card on our page:`}</span>{" "}
        {/* A full page load, since only that page may load Stripe's script. */}
        <a href="/checkout" className="font-medium text-brand hover:underline">
          {`${checkoutPack.xpAmount} XP = ${formatCents(checkoutPack.cents)}`}
        </a>
      </p>
      <Purchases />
    </div>
  );
}

/** The balance after the purchase, and a link to the payment page without another question. */
function Payment({ pack }: { readonly pack: Pack }) {
  const { user } = useSession();
  const { obstacle, provider } = usePayments();
  const { open, isOpening, isOpenElsewhere } = useOpenPayment(
    (idempotencyKey) => {
      const { xpAmount, cents, name } = pack;
      const description = showText(name);
      const body = { xpAmount, amount: convertToDollars(cents), description, client: platform().kind };
      return call(createCheckoutSession, { body }, { idempotencyKey });
    },
    { fallback: t`Failed to create checkout session` },
  );
  const words = useSpendingWords(pack.cents);
  const xp = user?.xp ?? 0;
  return (
    <>
      <dl className="tabular flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-control bg-wash px-4 py-3">
        <div>
          <dt className="text-meta text-quiet">{t`You pay`}</dt>
          <dd className="font-semibold">{formatCents(pack.cents)}</dd>
        </div>
        <div className="text-end">
          <dt className="text-meta text-quiet">{t`Balance afterwards`}</dt>
          <dd className="font-semibold text-gold">{`${formatXp(xp + pack.xpAmount)} XP`}</dd>
        </div>
      </dl>
      <ObstacleNote obstacle={obstacle} />
      {obstacle === null && <SpendingNote words={words} />}
      <Button
        size="lg"
        className="w-full"
        disabled={obstacle !== null || words?.isOver}
        isLoading={isOpening}
        onClick={open}
      >
        {t`Continue to payment`}
      </Button>
      {obstacle !== "unset" && <PaymentNote provider={provider} isOpenElsewhere={isOpenElsewhere} />}
    </>
  );
}
