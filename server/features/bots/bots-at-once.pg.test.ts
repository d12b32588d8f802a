import { expect, test } from "vitest";
import { newBot } from "../../testing/bot.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { ledgerFaults } from "../../testing/xp.ts";

const t = await createTestApp();
const root = await member(t, { isAdmin: true });

test("creates one of several bots with one email at once", async () => {
  const { userEmail } = newBot();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => root.post("/api/bot-users", newBot({ userEmail }))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 409),
  ]);
  expect(await t.sql`select from members where email = ${userEmail}`).toHaveLength(1);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("creates one of several bots with one username at once", async () => {
  const { username } = newBot();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => root.post("/api/bot-users", newBot({ username }))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 409),
  ]);
});

test("creates one bot for simultaneous calls with one Idempotency-Key", async () => {
  const request = {
    json: newBot(),
    headers: { "Idempotency-Key": "6f1a4f0e-6a83-4a53-9d5c-0f4d3c1f2a7b" },
  };
  const first = await root.request("POST", "/api/bot-users", request);
  const again = await root.request("POST", "/api/bot-users", request);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
});
