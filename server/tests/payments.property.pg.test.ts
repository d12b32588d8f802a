import { bindTasks } from "../worker/tasks.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proofSize } from "../testing/proof-size.ts";
import { runJobs } from "../testing/app/run-jobs.ts";
import { deliver } from "../testing/shop/deliver.ts";
import { type Death, type ServerProcess, startProcess } from "../testing/shop/dying-process.ts";
import { crownFlows } from "../testing/shop/crown-flows.ts";
import { type Flow, packFlows } from "../testing/shop/flows.ts";
import { permutations } from "../testing/shop/permutations.ts";
import { createShopApp, type ShopApp } from "../testing/shop/create-shop-app.ts";
import { shopFaults } from "../testing/shop/shop-faults.ts";
import { type Shopper, shoppers, webhooksOf } from "../testing/shop/shopper.ts";
import { ledgerFaults } from "../testing/xp.ts";

const { orders, walks, deathsApart } = proofSize({
  sample: { orders: 2, walks: 1, deathsApart: 61 },
  whole: { orders: Infinity, walks: 60, deathsApart: 1 },
});
const atOnce = 24;
/** The sample has every third flow; that of orders of dead processes has others. */
const sampledFlows = proofSize({
  sample: [...packFlows, ...crownFlows].filter((_, at) => at % 3 === 0),
  whole: [...packFlows, ...crownFlows],
});

// A till and a database for each flow: both become slow with much content.
const scenes = await Promise.all(
  sampledFlows.map(async (flow) => ({ flow, name: flow.name, app: await createShopApp() })),
);
let t = scenes[0]?.app as ShopApp;
let processes: ServerProcess[] = [];
let deliveries = 0;

const anyProcess = () => processes[Math.floor(Math.random() * processes.length)] as ServerProcess;
const chance = (of: number) => Math.random() < of;

/** Delivers an event, often twice: to one process after the other, or to both at once. */
async function deliverOften(webhook: { readonly body: string }): Promise<void> {
  const to = chance(0.3) ? processes : chance(0.3) ? [anyProcess(), anyProcess()] : [anyProcess()];
  deliveries += to.length;
  const answers = await Promise.all(to.map((process) => deliver(process, webhook)));
  expect(answers.map(({ status }) => status)).toEqual(to.map(() => 200));
}

/** Both processes run the queue at once. */
const workBoth = () => Promise.all(processes.map((process) => runJobs(process)));

async function expectRight(all: readonly Shopper[]): Promise<void> {
  await workBoth();
  expect([...await t.sql`select last_error from graphile_worker.jobs where last_error is not null`]).toEqual(
    [],
  );
  const faults = await Promise.all(all.map((shopper) => shopFaults(shopper)));
  expect(faults.flat()).toEqual([]);
}

async function inGroups(
  count: number,
  each: (shopper: Shopper, index: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < count; from += atOnce) {
    // Past the limits of calls.
    t.clock.advance(61_000);
    const group = await shoppers(t, Math.min(atOnce, count - from));
    await Promise.all(group.map((shopper, index) => each(shopper, from + index)));
    await expectRight(group);
  }
}

/** Every order of up to six events; some orders of more. In random order. */
function ordersOf(indexes: readonly number[]): number[][] {
  if (indexes.length <= 6) return shuffled(permutations(indexes));
  return Array.from({ length: 200 }, () => shuffled(indexes));
}

function shuffled<T>(items: readonly T[]): T[] {
  return items.toSorted(() => Math.random() - 0.5);
}

async function doAll({ steps }: Flow, shopper: Shopper): Promise<void> {
  for (const step of steps) await step(shopper);
}

describe.each(scenes)("$name", ({ flow, app }) => {
  beforeAll(() => {
    t = app;
    processes = [startProcess(t, null), startProcess(t, null)];
  });
  afterAll(async () => {
    expect(await ledgerFaults(t)).toEqual([]);
  });

  test("has one effect, in whatever order and however often its events come, at two processes", async () => {
    const [first] = await shoppers(t, 1) as [Shopper];
    await doAll(flow, first);
    const indexes = webhooksOf(first).map((_, index) => index);
    const drawn = ordersOf(indexes).slice(0, orders);
    await inGroups(drawn.length, async (shopper, index) => {
      await doAll(flow, shopper);
      const webhooks = webhooksOf(shopper);
      for (const place of drawn[index] ?? []) {
        await deliverOften(webhooks[place] as (typeof webhooks)[number]);
        if (chance(0.3)) await runJobs(anyProcess());
      }
    });
  });

  test("has one effect when events are late, jobs run in between and the member looks on return", async () => {
    await inGroups(walks, async (shopper) => {
      const delivered = new Set<string>();
      const deliverSome = async (share: number) => {
        const waiting = webhooksOf(shopper).filter(({ id }) => !delivered.has(id));
        for (const webhook of shuffled(waiting)) {
          if (!chance(share)) continue;
          delivered.add(webhook.id);
          await deliverOften(webhook);
        }
      };
      for (const step of flow.steps) {
        await step(shopper);
        await deliverSome(0.4);
        if (chance(0.3)) await runJobs(anyProcess());
        if (chance(0.3)) await look(shopper);
        t.clock.advance(Math.random() * 2_000);
      }
      await deliverSome(1);
    });
  });

  test.each([{ isExecuted: false }, { isExecuted: true }])(
    "has one effect when the process dies at any statement, executed: $isExecuted",
    async ({ isExecuted }) => {
      for (let at = 1, survives = false; !survives; at += deathsApart) {
        t.clock.advance(61_000);
        const [shopper] = await shoppers(t, 1) as [Shopper];
        await doAll(flow, shopper);
        survives = await deliverUntilDeath(shopper, { at, isExecuted });
        // Unanswered events are delivered again.
        for (const webhook of webhooksOf(shopper)) await deliverOften(webhook);
        await expectRight([shopper]);
      }
    },
  );
});

/** The call of the page when the member returns. */
async function look(shopper: Shopper): Promise<void> {
  const answer = await shopper.post("/api/stripe/sync", { sessionId: shopper.paymentId });
  expect(answer.status).toBe(200);
}

/** Lets one process receive all events and apply them. Returns whether it survived. */
async function deliverUntilDeath(shopper: Shopper, death: Death): Promise<boolean> {
  const process = startProcess(t, death);
  const webhooks = webhooksOf(shopper);
  for (const webhook of webhooks) {
    const { status } = await deliver(process, webhook);
    deliveries++;
    if (process.isDead()) return false;
    expect(status).toBe(200);
  }
  // Without the queue, in which they wait, as if a dead process had returned them.
  const apply = bindTasks(process.deps)["apply_payment_event"] as (
    payload: object,
    helpers: object,
  ) => Promise<void>;
  for (const { id: eventId } of webhooks) {
    await apply({ eventId }, { abortSignal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
      if (!process.isDead()) throw error;
    });
  }
  return !process.isDead();
}

test("makes enough deliveries", () => {
  console.info(`${deliveries} deliveries`);
  expect(deliveries).toBeGreaterThan(proofSize({ sample: 100, whole: 10_000 }));
});
