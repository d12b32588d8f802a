import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";

const keys = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
};

async function settingsWith(env: Record<string, string>): Promise<unknown> {
  const ada = await member(await createTestApp({ env }));
  return await (await ada.get("/api/shop/payments")).json();
}

test("returns that payments are not set up without keys", async () => {
  expect(await settingsWith({})).toEqual({ provider: null, publishableKey: null });
});

test("returns that Stripe takes the payments when there are keys, with the page's own key", async () => {
  expect(await settingsWith(keys)).toEqual({ provider: "stripe", publishableKey: "pk_test_1" });
});

test("returns that the practice till takes them when the launcher has started it", async () => {
  expect(await settingsWith({ ...keys, PRACTICE_TILL_URL: "http://127.0.0.1:4242" }))
    .toEqual({ provider: "practice", publishableKey: "pk_test_1" });
});
