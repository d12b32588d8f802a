import { pino } from "pino";
import { createStripePayments } from "../../providers/payments/stripe-payments.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { movableClock } from "../movable-clock.ts";
import { createTestTill, practiceKeys, type TestTill } from "./practice-till.ts";

/** The service with a payment provider beside it: a practice till in this process, which the real `stripe` package calls. */
export interface ShopApp extends TestApp {
  readonly till: TestTill;
}

interface ShopAppOptions extends Pick<NonNullable<Parameters<typeof createTestApp>[0]>, "deps" | "env"> {
  /** As if real money were taken. */
  readonly isLive?: boolean;
}

export async function createShopApp({ isLive = false, ...options }: ShopAppOptions = {}): Promise<ShopApp> {
  const clock = movableClock();
  const till = createTestTill({ clock });
  const stripe = createStripePayments({
    settings: { ...practiceKeys, practiceTillUrl: "http://till.test" },
    clock,
    log: pino({ level: "silent" }),
    fetch: till.fetch,
  });
  const payments = { ...stripe, isLive };
  const app = await createTestApp({ ...options, clock, providers: { payments } });
  return { ...app, till };
}
