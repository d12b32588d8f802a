import { describe, expect, test } from "vitest";
import { proofSize } from "../testing/proof-size.ts";
import { runJobs } from "../testing/app/run-jobs.ts";
import { crownFlows } from "../testing/shop/crown-flows.ts";
import { createShopApp } from "../testing/shop/create-shop-app.ts";
import { deliver } from "../testing/shop/deliver.ts";
import { type Death, startProcess } from "../testing/shop/dying-process.ts";
import { type Flow, packFlows } from "../testing/shop/flows.ts";
import { shopFaults } from "../testing/shop/shop-faults.ts";
import { type Shopper, shoppers, webhooksOf } from "../testing/shop/shopper.ts";
import { ledgerFaults } from "../testing/xp.ts";

const apart = proofSize({ sample: 61, whole: 1 });
/** The sample has every fourth flow; payments.property.pg.test.ts has others. */
const sampledFlows = proofSize({
  sample: [...packFlows, ...crownFlows].filter((_, at) => at % 4 === 1),
  whole: [...packFlows, ...crownFlows],
});
const t = await createShopApp();

/** A shopper whose calls go to one process until it is dead, then to another. */
async function shopperAt(death: Death): Promise<{ shopper: Shopper; isDead: () => boolean }> {
  const process = startProcess(t, death);
  const front = {
    fetch: (request: Request, env: { remoteAddress: string }) =>
      (process.isDead() ? t.app : process.app).fetch(request, env),
  };
  const [shopper] = await shoppers({ ...t, app: front as typeof t.app }, 1) as [Shopper];
  return { shopper: { ...shopper, t }, isDead: process.isDead };
}

/**
 * Makes the process die at one statement of the order, and orders again as the member. Returns
 * whether it died.
 */
async function orderFromDying([order, ...rest]: Flow["steps"], death: Death): Promise<boolean> {
  t.clock.advance(61_000);
  const { shopper, isDead } = await shopperAt(death);
  await order?.(shopper).catch((error: unknown) => {
    if (!isDead()) throw error;
  });
  const hasDied = isDead();
  if (hasDied) await order?.(shopper);
  for (const step of rest) await step(shopper);
  for (const webhook of webhooksOf(shopper).toReversed()) {
    expect((await deliver(t, webhook)).status).toBe(200);
  }
  await runJobs(t);
  expect(await shopFaults(shopper)).toEqual([]);
  return hasDied;
}

describe.each(sampledFlows)("$name", ({ steps }) => {
  test.each([{ isExecuted: false }, { isExecuted: true }])(
    "has one effect when the process dies while placing the order, last statement executed: $isExecuted",
    async ({ isExecuted }) => {
      let at = 1;
      while (await orderFromDying(steps, { at, isExecuted })) at += apart;
      expect(await ledgerFaults(t)).toEqual([]);
    },
    proofSize({ sample: 60_000, whole: 300_000 }),
  );
});
