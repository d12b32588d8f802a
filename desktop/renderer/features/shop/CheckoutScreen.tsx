import { Link } from "@tanstack/react-router";
import { useLogInNeeded } from "../../lib/session/use-log-in-needed.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ContinueInBrowser } from "./checkout/ContinueInBrowser.tsx";
import { OrderSummary } from "./checkout/OrderSummary.tsx";
import { Payment } from "./checkout/Payment.tsx";

/**
 * /checkout: 5,000 XP for $7.99 with a card form in the page; the desktop app pays in the
 * browser (shop.4, shop.7).
 */
export function CheckoutScreen() {
  const hasEnded = useLogInNeeded();
  return (
    <>
      <ScreenHeader title="Checkout" backTo="/shop" />
      {hasEnded ? <PleaseLogIn /> : (
        <div className="flex flex-col gap-4">
          <OrderSummary />
          <Card as="section" aria-label="Payment">
            {platform().kind === "desktop" ? <ContinueInBrowser /> : <Payment />}
          </Card>
        </div>
      )}
    </>
  );
}

/** The session ended while the screen was open (routes.5). */
function PleaseLogIn() {
  return (
    <EmptyState
      title="Please Log In"
      body="Your session has ended. Sign in to go on."
      action={
        <Button asChild>
          <Link to="/login" search={{ next: "/checkout" }}>Log In</Link>
        </Button>
      }
    />
  );
}
