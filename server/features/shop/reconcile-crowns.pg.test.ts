import { expect, test } from "vitest";
import { member, type TestMember } from "../../testing/member.ts";
import { runJob } from "../../testing/app/run-jobs.ts";
import { createShopApp } from "../../testing/shop/create-shop-app.ts";

const t = await createShopApp();
const day = 24 * 60 * 60 * 1000;

/** Opens the payment page of a Black Crown and returns its id. */
async function openPage(who: TestMember): Promise<string> {
  const response = await who.post("/api/stripe/create-badge-subscription", { badgeType: "blackCrown" });
  const { url } = await response.json() as { url: string };
  return new URL(url).pathname.split("/").at(-1) ?? "";
}

/** Subscribes to a Black Crown and pays its first month; returns the subscription's id. */
async function subscribe(who: TestMember): Promise<string> {
  const page = await openPage(who);
  await t.till.press(page, "pay");
  expect(await (await who.post("/api/stripe/sync", { sessionId: page })).json()).toMatchObject({
    state: "paid",
  });
  const [row] = await t.sql<{ id: string }[]>`
    select subscription_id as id
    from crown_subscriptions
    where member_id = ${who.id}`;
  return row?.id ?? "";
}

const stateOf = async (id: string) => {
  const [row] = await t.sql`
    select status, paid_until > ${t.clock.now()} as is_paid
    from crown_subscriptions
    where subscription_id = ${id}`;
  return { ...row };
};

test("applies a renewal whose event never came", async () => {
  const id = await subscribe(await member(t));
  t.clock.advance(40 * day);
  await t.till.catchUp();
  // Too long ago for the list of events.
  t.clock.advance(2 * day);
  expect(await stateOf(id)).toEqual({ status: "active", is_paid: false });
  await runJob(t, "reconcile_payments");
  expect(await stateOf(id)).toEqual({ status: "active", is_paid: true });
});

test("ends the payments of a deleted account", async () => {
  const ada = await member(t);
  const id = await subscribe(ada);
  await t.sql`
    delete from members
    where id = ${ada.id}`;
  await runJob(t, "reconcile_payments");
  expect((await t.till.stripe.subscriptions.retrieve(id)).status).toBe("canceled");
  expect(await stateOf(id)).toMatchObject({ status: "ended" });
});

test("ends the subscription of a page that is paid after the account was deleted", async () => {
  const ada = await member(t);
  const page = await openPage(ada);
  await t.sql`
    delete from members
    where id = ${ada.id}`;
  await t.till.press(page, "pay");
  t.clock.advance(30 * 60 * 1000);
  await runJob(t, "reconcile_payments");
  const { subscription } = await t.till.stripe.checkout.sessions.retrieve(page);
  expect(await t.till.stripe.subscriptions.retrieve(String(subscription))).toMatchObject({
    status: "canceled",
  });
});
