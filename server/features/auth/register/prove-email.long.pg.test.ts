import { beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { type Requests, requestsOf } from "../../../testing/requests.ts";
import { browserAfter, mailedToken, registerInBrowser } from "./testing/registrations.ts";

const email = "boss@example.org";
const t = await createTestApp({ env: { ADMIN_EMAILS: email } });
const stranger = requestsOf(t, {});

beforeEach(async () => {
  await t.sql`update members set email = id || '@example.org' where lower(email) = ${email}`;
});

async function confirmed(by: Requests, token: string): Promise<string> {
  const answer = await by.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`);
  const { verified, message } = await answer.json() as { verified: boolean; message: string };
  expect([verified, message]).toEqual([true, message]);
  return message;
}

async function isAdmin(password: string): Promise<boolean> {
  const answer = await t.post("/api/auth/login", { email, password });
  expect(answer.status).toBe(200);
  const { isAdmin } = await (await browserAfter(t, answer).get("/api/auth/user")).json() as {
    isAdmin: boolean;
  };
  return isAdmin;
}

test("makes the owner of a named address an administrator in the browser that registered it", async () => {
  const { browser, token, registration } = await registerInBrowser(t, { email });
  expect(await confirmed(browser, token)).toContain("You're an administrator.");
  expect(await isAdmin(registration.password)).toBe(true);
});

test("makes nobody an administrator whose link somebody else opened, until a new password is mailed there", async () => {
  const { token, registration } = await registerInBrowser(t, { email });
  expect(await confirmed(stranger, token)).toContain("once you set a new password");
  expect(await isAdmin(registration.password)).toBe(false);
  await t.post("/api/auth/forgot-password", { email });
  const password = "Meadow8!path";
  const reset = { token: mailedToken(t, email, "/login"), password, confirmPassword: password };
  expect((await t.post("/api/auth/reset-password", reset)).status).toBe(200);
  expect(await isAdmin(password)).toBe(true);
});

test("proves nothing by another registration of the same address in the owner's browser", async () => {
  const theirs = await registerInBrowser(t, { email });
  const owners = await registerInBrowser(t, { email });
  await confirmed(owners.browser, theirs.token);
  expect(await isAdmin(theirs.registration.password)).toBe(false);
});

test("proves the address also when a program opened the link before its owner", async () => {
  const { browser, token, registration } = await registerInBrowser(t, { email });
  await confirmed(stranger, token);
  await confirmed(browser, token);
  expect(await isAdmin(registration.password)).toBe(true);
});

test("confirms nothing by HEAD, by which programs look at links", async () => {
  const { token, registration } = await registerInBrowser(t);
  const answer = await stranger.request("HEAD", `/api/auth/verify-email?token=${encodeURIComponent(token)}`);
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, POST"]);
  expect(await t.sql`select from members where email = ${registration.email}`).toHaveLength(0);
});

test.each([
  ["signed in to the account", true],
  ["elsewhere", false],
])("moving to a named address, confirmed %s, makes an administrator: %j", async (_, isOwn) => {
  const ada = await member(t);
  await ada.put("/api/account/email-change", { email, password: ada.password });
  const link = { token: mailedToken(t, email, "/confirm-email") };
  const answer = await (isOwn ? ada : stranger).post("/api/account/email-change/confirm", link);
  const { message } = await answer.json() as { message: string };
  expect(message).toContain(isOwn ? "You're an administrator." : "once you set a new password");
  expect(await (await ada.get("/api/auth/user")).json()).toMatchObject({ isAdmin: isOwn });
});
