import { beforeEach, expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, signIn, type TestMember } from "../../../testing/member.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import {
  mailedToken as tokenIn,
  newRegistration,
  openVerificationLink,
} from "../../auth/register/testing/registrations.ts";

const t = await createTestApp();
const path = "/api/account/email-change";
let count = 0;
let ada: TestMember;
/** Ada's new address. */
let email: string;
beforeEach(async () => {
  ada = await member(t);
  email = `new_${++count}@example.org`;
});

const request = (by: TestMember, to: string, password = by.password) => by.put(path, { email: to, password });
const confirm = (token: string) => t.post(`${path}/confirm`, { token });
const refuse = (token: string) => t.post(`${path}/refuse`, { token });
const me = async (by: TestMember) => await (await by.get("/api/auth/user")).json() as CurrentUser;
const signInAs = (address: string) => t.post("/api/auth/login", { email: address, password: ada.password });
const confirmToken = (to = email) => tokenIn(t, to, "/confirm-email");
const refuseToken = (of = ada) => tokenIn(t, of.email, "/refuse-email");

/** Status and code of a refusal. */
async function outcome(response: Promise<Response>): Promise<unknown> {
  const answer = await response;
  const { code } = await answer.json() as { code?: string };
  return [answer.status, code];
}

test("mails a link to the new address and a notice that does not name it to the old one", async () => {
  const response = await request(ada, email);
  expect([response.status, await response.json()]).toEqual([200, {
    message: `We've sent a link to ${email}. Open it within 24 hours to use that address.`,
  }]);
  expect(await me(ada)).toMatchObject({ email: ada.email, pendingEmail: email });
  const [toNew] = t.mailbox.list(email);
  expect(toNew?.links).toEqual([`${t.config.publicUrl}/confirm-email?token=${confirmToken()}`]);
  expect(toNew?.text).toContain(`@${ada.username}`);
  const [toOld] = t.mailbox.list(ada.email);
  expect(toOld?.links).toEqual([`${t.config.publicUrl}/refuse-email?token=${refuseToken()}`]);
  expect(toOld?.text).not.toContain(email);
  const rows = await t.sql`select to_jsonb(email_changes)::text as everything from email_changes`;
  for (const token of [confirmToken(), refuseToken()]) expect(JSON.stringify(rows)).not.toContain(token);
});

test("moves the account on confirmation, mails both addresses and keeps sessions", async () => {
  const other = await signIn(t, ada.id);
  await request(ada, email);
  const response = await confirm(confirmToken());
  expect([response.status, await response.json()]).toEqual([200, {
    message: `Your account @${ada.username} now uses ${email}. Sign in with this address.`,
  }]);
  expect(await me(ada)).toMatchObject({ id: ada.id, email, pendingEmail: null });
  expect((await other.get("/api/auth/user")).status).toBe(200);
  for (const address of [ada.email, email]) {
    expect(t.mailbox.list(address)[0]?.subject).toBe("Your Glimmer email was changed");
  }
  expect((await signInAs(email)).status).toBe(200);
  expect((await signInAs(ada.email)).status).toBe(401);
});

test("accepts a link once, within 24 hours", async () => {
  await request(ada, email);
  const [used, refusal] = [confirmToken(), refuseToken()];
  expect((await confirm(used)).status).toBe(200);
  expect(await outcome(confirm(used))).toEqual([400, "invalid_token"]);
  expect(await outcome(refuse(refusal))).toEqual([400, "invalid_token"]);
  const bob = await member(t);
  await request(bob, `late_${email}`);
  t.clock.advance(24 * 60 * 60 * 1000);
  expect(await outcome(confirm(confirmToken(`late_${email}`)))).toEqual([400, "invalid_token"]);
  expect(await outcome(refuse(refuseToken(bob)))).toEqual([400, "invalid_token"]);
  expect(await me(await member(t))).toMatchObject({ pendingEmail: null });
  await runJob(t, "hourly_cleanup");
  expect(await t.sql`select from email_changes`).toHaveLength(0);
});

test("withdraws the change on refusal, ends every session and advises a new password", async () => {
  const other = await signIn(t, ada.id);
  await request(ada, email);
  const token = confirmToken();
  const response = await refuse(refuseToken());
  expect(response.status).toBe(200);
  expect((await response.json() as { message: string }).message).toContain("set a new one");
  for (const session of [ada, other]) expect((await session.get("/api/auth/user")).status).toBe(401);
  expect(await outcome(confirm(token))).toEqual([400, "invalid_token"]);
  expect((await signInAs(ada.email)).status).toBe(200);
});

test("voids both links when the change is withdrawn, and changes nothing when repeated", async () => {
  await request(ada, email);
  for (let n = 0; n < 2; n++) expect(await (await ada.delete(path)).json()).toEqual({ success: true });
  expect(await me(ada)).toMatchObject({ pendingEmail: null });
  expect(await outcome(confirm(confirmToken()))).toEqual([400, "invalid_token"]);
  expect(await outcome(refuse(refuseToken()))).toEqual([400, "invalid_token"]);
});

test("replaces an earlier request by a later one", async () => {
  await request(ada, email);
  const first = confirmToken();
  await request(ada, `b_${email}`);
  expect(await outcome(confirm(first))).toEqual([400, "invalid_token"]);
  expect((await confirm(confirmToken(`b_${email}`))).status).toBe(200);
  expect(await me(ada)).toMatchObject({ email: `b_${email}` });
});

test("returns the same response for an address with an account, and mails its owner about it", async () => {
  const bob = await member(t);
  const response = await request(ada, bob.email.toUpperCase());
  expect([response.status, (await response.json() as { message: string }).message]).toEqual([
    200,
    `We've sent a link to ${bob.email.toUpperCase()}. Open it within 24 hours to use that address.`,
  ]);
  expect(await me(ada)).toMatchObject({ pendingEmail: bob.email.toUpperCase() });
  const mails = [...t.mailbox.list(bob.email), ...t.mailbox.list(bob.email.toUpperCase())];
  expect(mails.map(({ subject }) => subject)).toContain("You already have a Glimmer account");
  expect(mails.flatMap(({ links }) => links)).not.toContainEqual(expect.stringContaining("confirm-email"));
});

test("fails when an account took the address meanwhile, and keeps the member's address", async () => {
  await request(ada, email);
  await member(t, { email: email.toUpperCase() });
  expect(await outcome(confirm(confirmToken()))).toEqual([409, "conflict"]);
  expect(await me(ada)).toMatchObject({ email: ada.email });
});

test("lets one of a confirmation and a registration of one address at once succeed", async () => {
  for (let round = 0; round < 5; round++) {
    const [bob, wanted] = [await member(t), `race${round}_${email}`];
    await t.post("/api/auth/register", newRegistration({ email: wanted }));
    await request(bob, wanted);
    const [moved, registered] = await Promise.all([
      confirm(confirmToken(wanted)),
      openVerificationLink(t, tokenIn(t, wanted, "/verify-email")),
    ]);
    expect([[200, false], [409, true]]).toContainEqual([moved.status, registered.verified]);
  }
});

test("voids pending registrations for the address on confirmation", async () => {
  await t.post("/api/auth/register", newRegistration({ email }));
  await request(ada, email);
  await confirm(confirmToken());
  expect(await t.sql`select from pending_registrations where lower(email) = ${email}`).toHaveLength(0);
  expect(await openVerificationLink(t, tokenIn(t, email, "/verify-email"))).toMatchObject({
    verified: false,
    needsUsername: false,
  });
});

test("voids sign-in and reset links mailed to the old address on confirmation", async () => {
  await t.post("/api/auth/forgot-password", { email: ada.email });
  await t.post("/api/auth/sign-in-link", { email: ada.email });
  const [reset, link] = [tokenIn(t, ada.email, "/login"), tokenIn(t, ada.email, "/login", "link")];
  await request(ada, email);
  await confirm(confirmToken());
  const password = "Riverbank7!stone";
  expect(
    await outcome(t.post("/api/auth/reset-password", { token: reset, password, confirmPassword: password })),
  )
    .toEqual([400, "invalid_token"]);
  expect(await outcome(t.post("/api/auth/login/link", { token: link }))).toEqual([400, "invalid_token"]);
});

test("gives an address that two members want to the first who confirms", async () => {
  const bob = await member(t);
  await request(ada, email);
  const adas = confirmToken();
  await request(bob, email);
  const answers = await Promise.all([confirm(adas), confirm(confirmToken())]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("moves the rights of ADMIN_EMAILS with the address at once", async () => {
  const other = await member(t, { isAdmin: true });
  await request(ada, "admin@example.org");
  expect(await me(ada)).toMatchObject({ isAdmin: false });
  await ada.post("/api/account/email-change/confirm", { token: confirmToken("admin@example.org") });
  expect(await me(ada)).toMatchObject({ isAdmin: true });
  expect((await ada.get("/api/admin/users")).status).toBe(200);
  await request({ ...ada, email: "admin@example.org" }, email);
  await confirm(confirmToken());
  expect((await ada.get("/api/admin/users")).status).toBe(403);
  await t.sql`update members set is_admin = false where id = ${other.id}`;
});

test("refuses the only administrator by ADMIN_EMAILS an address that is not listed there", async () => {
  await t.sql`update members set email = ${`not_${email}`} where email = 'admin@example.org'`;
  const root = await member(t, { email: "admin@example.org" });
  expect(await me(root)).toMatchObject({ isAdmin: true, isAdminByEmail: true });
  const refused = await request(root, email);
  expect([refused.status, await refused.json()]).toMatchObject([409, {
    code: "conflict",
    message: expect.stringContaining("ADMIN_EMAILS") as string,
  }]);
  expect(await me(root)).toMatchObject({ pendingEmail: null });
});

test("checks again when the link is opened, and keeps the change until there is another administrator", async () => {
  await t.sql`update members set email = ${`not_${email}`} where email = 'admin@example.org'`;
  const [root, other] = [
    await member(t, { email: "admin@example.org" }),
    await member(t, { isAdmin: true }),
  ];
  expect(await me(other)).toMatchObject({ isAdmin: true, isAdminByEmail: false });
  await request(root, email);
  await t.sql`update members set is_admin = false where id = ${other.id}`;
  const token = confirmToken();
  expect(await outcome(confirm(token))).toEqual([409, "conflict"]);
  expect(await me(root)).toMatchObject({ email: "admin@example.org", pendingEmail: email });
  await t.sql`update members set is_admin = true where id = ${other.id}`;
  expect((await confirm(token)).status).toBe(200);
  await t.sql`update members set is_admin = false where id = ${other.id}`;
});

test("requires the password, under the limits of sign-in", async () => {
  expect(await outcome(request(ada, email, "Guessed1!"))).toEqual([401, "invalid_credentials"]);
  expect((await request(ada, email)).status).toBe(200);
  for (let n = 0; n < 10; n++) await request(ada, email, "Guessed1!");
  expect(await outcome(request(ada, email))).toEqual([429, "rate_limited"]);
  expect((await signInAs(ada.email)).status).toBe(429);
  const mails = t.mailbox.list(email).length;
  expect(mails).toBe(1);
});

test.each([
  ["no address", () => "no address", "Invalid email address"],
  ["the member's own address", () => ada.email.toUpperCase(), "This is your email address already."],
])("refuses %s", async (_, given, message) => {
  const response = await request(ada, given());
  expect([response.status, await response.json()]).toMatchObject([400, { fields: { email: message } }]);
  expect(await me(ada)).toMatchObject({ pendingEmail: null });
});
