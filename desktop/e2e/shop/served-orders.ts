import type { Page } from "@playwright/test";
import type { Order, PaymentSettings, Spending } from "#shared/shop/contract.ts";
import { asServer } from "../support/as-server.ts";

/** A purchase that the server could return. */
export function orderOf(changes: Partial<Order> = {}): Order {
  return {
    id: crypto.randomUUID(),
    kind: "xp_pack",
    name: "5,000 XP",
    state: "paid",
    isAwaitingBank: false,
    price: 9.99,
    refunded: 0,
    currency: "usd",
    xpAmount: 5_000,
    sessionId: "cs_test_e2e1",
    receiptUrl: null,
    reversedXp: 0,
    owedXp: 0,
    dispute: null,
    createdAt: "2026-11-05T15:04:00.000Z",
    ...changes,
  };
}

/** Has the server take payments so, and return these purchases and this spending. */
export async function serveShop(
  page: Page,
  { provider = "practice", orders = [], spending }: {
    readonly provider?: PaymentSettings["provider"];
    readonly orders?: readonly Order[];
    readonly spending?: Spending;
  },
): Promise<void> {
  await page.route(
    "**/api/shop/payments",
    (route) =>
      route.fulfill(asServer({ json: { provider, publishableKey: null } satisfies PaymentSettings })),
  );
  await page.route(/\/api\/shop\/orders/, (route) => route.fulfill(asServer({ json: orders })));
  if (spending) {
    await page.route("**/api/shop/spending", (route) => route.fulfill(asServer({ json: spending })));
  }
}
