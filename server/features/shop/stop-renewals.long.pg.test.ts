import { beforeEach, expect, test } from "vitest";
import type { Text } from "#shared/language/text.ts";
import { writeText } from "../../language/write-text.ts";
import { runJob } from "../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { createShopApp } from "../../testing/shop/create-shop-app.ts";
import { PaymentsUnavailable } from "../../providers/payments/payments.ts";
import { describeAfterSuspension } from "../admin/members/describe-after-suspension.ts";

const t = await createShopApp();
const day = 24 * 60 * 60 * 1000;

let ada: TestMember;
let subscription: string;
beforeEach(async () => {
  ada = await member(t);
  const answer = await ada.post("/api/stripe/create-badge-subscription", { badgeType: "goldCrown" });
  const { url } = await answer.json() as { url: string };
  const page = new URL(url).pathname.split("/").at(-1) ?? "";
  await t.till.press(page, "pay");
  await ada.post("/api/stripe/sync", { sessionId: page });
  const [row] = await t.sql<{ id: string }[]>`
    select subscription_id as id from crown_subscriptions where member_id = ${ada.id}`;
  subscription = row?.id ?? "";
});

const renews = async () => !(await t.till.stripe.subscriptions.retrieve(subscription)).cancel_at_period_end;
async function decide(what: "suspend" | "restore"): Promise<void> {
  // One of each time, since sessions end.
  const boss = await member(t, { isAdmin: true });
  const answer = await boss.post(`/api/admin/users/${ada.id}/${what}`, { reason: "Advertising" });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}
const settled = () => runJob(t, "stop_renewals");
const after = async () =>
  writeText(await describeAfterSuspension({ sql: t.sql, clock: t.clock }, ada.id), "en");
const told = async () =>
  (await t.sql<{ words: Text }[]>`
    select words from notifications where receiver_id = ${ada.id} and type = 'payment' order by grown_at`)
    .map(({ words }) => writeText(words, "en")).filter((message) => /cancelled|goes on/.test(message));

test("does not renew the crown of a suspended member, and renews it again once they are restored", async () => {
  await decide("suspend");
  await settled();
  expect(await renews()).toBe(false);
  await decide("restore");
  expect(await after()).toContain("Your Gold Crown renews again, on ");
  await settled();
  expect(await renews()).toBe(true);
  expect(await told()).toEqual([]);
});

test("leaves cancelled what the member had cancelled before", async () => {
  await t.till.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await runJob(t, "reconcile_payments");
  await t
    .sql`update crown_subscriptions set cancels_at_period_end = true where subscription_id = ${subscription}`;
  await decide("suspend");
  await settled();
  await decide("restore");
  await settled();
  expect(await renews()).toBe(false);
  expect(await after()).toContain("Your posts, XP and badges are as they were.");
});

test("says in the mail that a crown ran out meanwhile", async () => {
  await decide("suspend");
  await settled();
  t.clock.advance(40 * day);
  await t.till.catchUp();
  await runJob(t, "reconcile_payments");
  await decide("restore");
  await settled();
  expect((await t.till.stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");
  expect(await after()).toContain(
    "Your posts and XP are as they were. Your Gold Crown has ended meanwhile, since it did not renew",
  );
});

test("tries again until the provider has confirmed", async () => {
  const { payments } = t.deps.providers;
  const setRenewal = payments!.setRenewal.bind(payments);
  await decide("suspend");
  payments!.setRenewal = () => Promise.reject(new PaymentsUnavailable("No answer"));
  await settled();
  expect(await renews()).toBe(true);
  payments!.setRenewal = setRenewal;
  await settled();
  expect(await renews()).toBe(false);
});

test("is itself taken back where the suspension was undone before the provider was asked", async () => {
  await decide("suspend");
  await decide("restore");
  await settled();
  expect(await renews()).toBe(true);
  expect(
    await t.sql`
    select from crown_subscriptions
    where subscription_id = ${subscription} and renewal_stopped_at is not null`,
  ).toHaveLength(0);
});
