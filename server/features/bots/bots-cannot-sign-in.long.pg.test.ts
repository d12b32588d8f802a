import { expect, test } from "vitest";
import { confirmEmailChange, requestEmailChange } from "#shared/account/email-change-contract.ts";
import { bot, newBot } from "../../testing/bot.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, testPassword } from "../../testing/member.ts";
import { giveXp, ledgerFaults, xpOf } from "../../testing/xp.ts";
import {
  mailedToken,
  newRegistration,
  openVerificationLink,
  registerAndVerify,
} from "../auth/register/testing/registrations.ts";

const t = await createTestApp();
const root = await member(t, { isAdmin: true });
const unknown = "nobody-at-all@bots.glimmer.app";

async function comparable(response: Response): Promise<object> {
  const { requestId: _, ...body } = await response.json() as Record<string, unknown>;
  return { status: response.status, body };
}

test.each<[string, (email: string) => object]>([
  ["login", (email) => ({ email, password: testPassword })],
  ["login", (email) => ({ email, password: "x" })],
  ["forgot-password", (email) => ({ email })],
  ["sign-in-link", (email) => ({ email })],
  ["resend-verification", (email) => ({ email })],
])("%s responds for a bot's address as for an unknown one, and mails nothing", async (call, body) => {
  const { userEmail } = await bot(t);
  const answers = [userEmail, unknown].map(async (email) =>
    comparable(await t.post(`/api/auth/${call}`, body(email)))
  );
  const [bots, unknowns] = await Promise.all(answers);
  expect(bots).toEqual(unknowns);
  expect(t.mailbox.list(userEmail)).toEqual([]);
});

test("refuses to sign in as a bot with the password of a registration for its address", async () => {
  const { userEmail, id } = await bot(t);
  const registration = newRegistration({ email: userEmail });
  await t.post("/api/auth/register", registration);
  const { password } = registration;
  const login = await t.post("/api/auth/login", { email: userEmail, password });
  expect([login.status, await login.json()]).toMatchObject([403, { code: "email_unverified" }]);
  expect(await openVerificationLink(t, mailedToken(t, userEmail, "/verify-email"))).toMatchObject({
    verified: false,
    needsUsername: false,
  });
  expect(await t.sql`select id from members where email = ${userEmail}`).toEqual([{ id }]);
  expect(await t.sql`select from sessions where member_id = ${id}`).toEqual([]);
});

test("refuses to move a member to a bot's address", async () => {
  const { userEmail } = await bot(t);
  const ada = await member(t);
  const { method, path } = requestEmailChange;
  const json = { email: userEmail, password: testPassword };
  expect((await ada.request(method, path, { json })).status).toBe(200);
  const confirmed = await t.post(confirmEmailChange.path, {
    token: mailedToken(t, userEmail, "/confirm-email"),
  });
  expect(confirmed.status).toBe(409);
});

test("refuses to suspend a bot or give it XP", async () => {
  const { id } = await bot(t);
  const suspended = await root.post(`/api/admin/users/${id}/suspend`, { reason: "Spam" });
  expect([suspended.status, await suspended.json()]).toMatchObject([409, {
    message: "Bots cannot be suspended.",
  }]);
  const gift = await root.post("/api/admin/gift-xp", { userId: id, xpAmount: 10 });
  expect([gift.status, await gift.json()]).toMatchObject([409, { message: "Bots don't take gifts." }]);
});

test("ranks bots on no leaderboard, whatever XP they have or earn", async () => {
  const pip = await bot(t, { xp: 5_000 });
  await giveXp(t, pip.id, 900);
  const ada = await member(t);
  for (const period of ["daily", "weekly", "all-time"]) {
    expect(await (await ada.get(`/api/leaderboard/${period}`)).text()).not.toContain(pip.username);
  }
});

test("pays nothing for a bot's invitation", async () => {
  const pip = await bot(t, { xp: 0 });
  const { email } = await registerAndVerify(t, { ref: pip.username });
  const [ada] = await t.sql<{ id: string; referred_by: string | null }[]>`
    select id, referred_by from members where email = ${email}`;
  expect(ada?.referred_by).toBeNull();
  expect(await xpOf(t, ada!.id)).toMatchObject({ xp: 0 });
  expect(await xpOf(t, pip.id)).toMatchObject({ xp: 0 });
});

test("pays nothing for following a bot, also again", async () => {
  const [pip, ada] = [await bot(t, { xp: 0 }), await member(t)];
  for (let n = 0; n < 3; n++) {
    expect((await ada.post(`/api/users/${pip.id}/follow`)).status).toBe(200);
    await ada.delete(`/api/users/${pip.id}/follow`);
  }
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 0 });
  expect(await xpOf(t, pip.id)).toMatchObject({ xp: 0 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("detects a member who registered in the bot domain", async () => {
  const email = newBot().userEmail;
  await registerAndVerify(t, { email });
  expect(await t.sql`select is_bot from members where email = ${email}`).toEqual([{ is_bot: false }]);
  const detected = await (await root.get("/api/bot-users/detect/main-table")).json();
  expect(detected).toMatchObject([{ email, findings: [{ reason: "address" }] }]);
});
