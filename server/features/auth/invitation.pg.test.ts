import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { ledgerFaults, xpOf } from "../../testing/xp.ts";
import { mailedToken, newRegistration, registerAndVerify } from "./test-registration.ts";

const t = await createTestApp();

async function idOf(email: string): Promise<string> {
  const [row] = await t.sql<{ id: string }[]>`select id from members where email = ${email}`;
  if (!row) throw new Error(`Nobody has ${email}`);
  return row.id;
}

const verify = (token: string) => t.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`);

test("pays both sides of an invitation 200 XP once the invited member has verified, and once only", async () => {
  const ada = await member(t);
  const invited = newRegistration({ ref: ada.username });
  await t.post("/api/auth/register", invited);
  const id = await idOf(invited.email);
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 0 });
  const token = mailedToken(t, invited.email, "/verify-email");
  await Promise.all(Array.from({ length: 10 }, () => verify(token)));
  await verify(token);
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 200 });
  expect(await xpOf(t, id)).toMatchObject({ xp: 200 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("pays for each friend who joins", async () => {
  const ada = await member(t);
  for (let n = 0; n < 3; n++) await registerAndVerify(t, { ref: ada.username.toUpperCase() });
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 600 });
});

test("pays nothing without an invitation, or for a name nobody has", async () => {
  const [alone, lost] = [await registerAndVerify(t), await registerAndVerify(t, { ref: "nobody_at_all" })];
  for (const { email } of [alone, lost]) expect(await xpOf(t, await idOf(email))).toMatchObject({ xp: 0 });
});

test("an address that a password reset verifies pays the invitation too", async () => {
  const ada = await member(t);
  const invited = newRegistration({ ref: ada.username });
  await t.post("/api/auth/register", invited);
  await t.post("/api/auth/forgot-password", { email: invited.email });
  const token = mailedToken(t, invited.email, "/login");
  const password = "Riverbank8!stone";
  expect((await t.post("/api/auth/reset-password", { token, password, confirmPassword: password })).status)
    .toBe(200);
  await verify(mailedToken(t, invited.email, "/verify-email"));
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 200 });
  expect(await xpOf(t, await idOf(invited.email))).toMatchObject({ xp: 200 });
});
