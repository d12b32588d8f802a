import { platform } from "../../lib/platform/current-platform.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { ContinueInBrowser } from "./checkout/ContinueInBrowser.tsx";
import { OrderSummary } from "./checkout/OrderSummary.tsx";
import { Payment } from "./checkout/Payment.tsx";

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
