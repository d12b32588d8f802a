import { platform } from "../../lib/platform/current-platform.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { ContinueInBrowser } from "./checkout/ContinueInBrowser.tsx";
import { Payment } from "./checkout/Payment.tsx";
import { formatCents } from "#shared/shop/money.ts";
import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { useSession } from "../../lib/session/session.ts";

/**
 * /checkout: 5,000 XP for $7.99 with a card form in the page; the desktop app pays in the
 * browser (shop.4, shop.7).
 */
export function CheckoutScreen() {
  return (
    <>
      <ScreenHeader title="Checkout" backTo="/shop" />
      <div className="flex flex-col gap-4">
        <OrderSummary />
        <Card as="section" aria-label="Payment">
          {platform().kind === "desktop" ? <ContinueInBrowser /> : <Payment />}
        </Card>
      </div>
    </>
  );
}

/** The item of /checkout, its price, and the balance before and after (shop.1). */
function OrderSummary() {
  const xp = useSession().user?.xp ?? 0;
  const price = formatCents(checkoutPack.cents);
  return (
    <Card as="section" aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-lead font-semibold">Order summary</h2>
      <dl className="tabular mt-3 space-y-2">
        <Row name={checkoutPack.name} value={price} />
        <Row name="Processing fee" value={formatCents(0)} isQuiet />
        <Row name="Total" value={price} isTotal />
      </dl>
      <dl className="tabular mt-4 space-y-2 rounded-control bg-wash px-4 py-3">
        <Row name="Balance before" value={`${formatXp(xp)} XP`} isQuiet />
        <Row name="Balance after" value={`${formatXp(xp + checkoutPack.xpAmount)} XP`} isGold />
      </dl>
    </Card>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly isQuiet?: boolean;
  readonly isTotal?: boolean;
  readonly isGold?: boolean;
}

function Row({ name, value, isQuiet = false, isTotal = false, isGold = false }: RowProps) {
  const look = isTotal ? "border-t border-hairline pt-2 font-semibold" : isQuiet ? "text-quiet" : "";
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{name}</dt>
      <dd className={isGold ? "font-semibold text-gold" : "text-ink"}>{value}</dd>
    </div>
  );
}
