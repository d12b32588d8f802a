import { pino } from "pino";
import { readConfig } from "../../config.ts";
import { createStripePayments } from "../../providers/payments/stripe-payments.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { createTestTill, practiceKeys, type TestTill } from "./practice-till.ts";

export interface ShopApp extends TestApp {
  readonly till: TestTill;
}

/**
 * The whole service with the practice till in the same process and on the same clock: its payments
 * go through the real `stripe` package. Events wait in `till.webhooks` until a test delivers them.
 */
export async function createShopApp(options: Parameters<typeof createTestApp>[0] = {}): Promise<ShopApp> {
  const till = createTestTill();
  const env = {
    STRIPE_SECRET_KEY: practiceKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: practiceKeys.webhookSecret,
    STRIPE_PUBLISHABLE_KEY: practiceKeys.publishableKey,
    PRACTICE_TILL_URL: "http://till.test",
    ...options.env,
  };
  const settings = readConfig({
    ...env,
    NODE_ENV: "test",
    DATABASE_URL: "postgres://nobody@localhost/none",
    SESSION_SECRET: "-".repeat(32),
  }).stripe;
  if (!settings) throw new Error("The shop's tests need the keys of the till");
  const payments = createStripePayments({
    settings,
    clock: till.clock,
    log: pino({ level: "silent" }),
    fetch: till.fetch,
  });
  const app = await createTestApp({
    ...options,
    env,
    clock: till.clock,
    providers: { payments, ...options.providers },
  });
  return { ...app, till };
}
