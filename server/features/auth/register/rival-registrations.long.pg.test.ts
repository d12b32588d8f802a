import { describe, expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import {
  browserAfter,
  mailedToken,
  mailedTokens,
  newRegistration,
  openVerificationLink,
  registerAndVerify,
  registerInBrowser,
} from "./testing/registrations.ts";

const t = await createTestApp();
const victimsPassword = "Riverbank7!stone";
const attackersPassword = "Intruder9!plan";
let addresses = 0;

/** Two registrations of one address in two browsers, in this order. */
async function rivals(first: "attacker" | "victim") {
  const email = `victim${addresses++}@example.org`;
  const register = (who: "attacker" | "victim") =>
    registerInBrowser(t, { email, password: who === "victim" ? victimsPassword : attackersPassword });
  const one = await register(first);
  const two = await register(first === "victim" ? "attacker" : "victim");
  const [victim, attacker] = first === "victim" ? [one, two] : [two, one];
  return { email, victim, attacker };
}

const logIn = (email: string, password: string) => t.post("/api/auth/login", { email, password });
const resend = (caller: Pick<typeof t, "post">, email: string) =>
  caller.post("/api/auth/resend-verification", { email });

async function owner(email: string): Promise<string | undefined> {
  const [row] = await t.sql<{ username: string }[]>`
    select username from members where lower(email) = lower(${email})`;
  return row?.username;
}

describe.each(["attacker", "victim"] as const)("when the %s registers an address first", (first) => {
  test("mails each registration its own link, naming only its username", async () => {
    const { email, victim, attacker } = await rivals(first);
    const mails = t.mailbox.list(email);
    expect(mails).toHaveLength(2);
    for (const { registration } of [victim, attacker]) {
      const [mail] = mails.filter(({ text }) => text.includes(`@${registration.username}.`));
      expect(mail?.html).toContain(`@${registration.username}`);
      expect(mail?.text).not.toContain(registration.displayName);
    }
    expect(victim.token).not.toBe(attacker.token);
  });

  test("'Resend' in the victim's browser sends the link that makes the victim's account", async () => {
    const { email, victim, attacker } = await rivals(first);
    expect((await resend(victim.browser, email)).status).toBe(200);
    const [newest] = t.mailbox.list(email);
    expect(newest?.text).toContain(`@${victim.registration.username}`);
    expect(newest?.text).not.toContain(attacker.registration.username);
    expect(await openVerificationLink(t, mailedToken(t, email, "/verify-email"))).toMatchObject({
      verified: true,
      message: expect.stringContaining(`@${victim.registration.username}`),
    });
    expect(await owner(email)).toBe(victim.registration.username);
    expect((await logIn(email, attackersPassword)).status).toBe(401);
    expect((await logIn(email, victimsPassword)).status).toBe(200);
  });

  test("voids the attacker's link after the victim has confirmed, and does not send it again", async () => {
    const { email, victim, attacker } = await rivals(first);
    expect(await openVerificationLink(t, victim.token)).toMatchObject({ verified: true });
    expect(await openVerificationLink(t, attacker.token)).toMatchObject({
      verified: false,
      needsUsername: false,
    });
    const mails = t.mailbox.list(email).length;
    await resend(attacker.browser, email);
    expect(t.mailbox.list(email)).toHaveLength(mails);
    expect((await logIn(email, attackersPassword)).status).toBe(401);
    expect(await t.sql`select from pending_registrations where email = ${email}`).toHaveLength(0);
  });

  test("voids the other registration when one is confirmed, also when both are confirmed at once", async () => {
    const { email, victim, attacker } = await rivals(first);
    expect(await openVerificationLink(t, attacker.token)).toMatchObject({ verified: true });
    expect(await openVerificationLink(t, victim.token)).toMatchObject({
      verified: false,
      needsUsername: false,
    });
    expect(await owner(email)).toBe(attacker.registration.username);

    const again = await rivals(first);
    const tokens = [again.attacker.token, again.victim.token];
    const outcomes = await Promise.all([...tokens, ...tokens].map((token) => openVerificationLink(t, token)));
    const [attackers, victims] = outcomes.map(({ verified }) => verified);
    expect(attackers).not.toBe(victims);
    expect(await t.sql`select from members where email = ${again.email}`).toHaveLength(1);
  });

  test("'Forgot' sends nothing and responds as for an unknown address", async () => {
    const { email } = await rivals(first);
    const mails = t.mailbox.list(email).length;
    const answers = await Promise.all(
      [email, "unknown@example.org"].map((asked) => t.post("/api/auth/forgot-password", { email: asked })),
    );
    const [waiting, unknown] = await Promise.all(answers.map((answer) => answer.json()));
    expect(waiting).toEqual(unknown);
    expect(t.mailbox.list(email)).toHaveLength(mails);
  });
});

describe("'Resend'", () => {
  test.each([
    ["without proof", () => t],
    ["with the cookie of another address", async () => (await registerInBrowser(t)).browser],
    [
      "with a cookie nobody signed",
      () => browserAfter(t, new Response(null, { headers: { "Set-Cookie": "glimmer_registration=a.b.c" } })),
    ],
  ])("sends nothing %s, with the same response", async (_, caller) => {
    const { registration, browser } = await registerInBrowser(t);
    const strangers = await resend(await caller(), registration.email);
    expect(t.mailbox.list(registration.email)).toHaveLength(1);
    const own = await resend(browser, registration.email);
    expect(t.mailbox.list(registration.email)).toHaveLength(2);
    expect(await strangers.json()).toEqual(await own.json());
    expect(strangers.status).toBe(own.status);
  });

  test("requires the registration's cookie, not just a mailed link or a session", async () => {
    const { registration, token } = await registerInBrowser(t);
    const cookie = `glimmer_registration=${token}`;
    await t.request("POST", "/api/auth/resend-verification", {
      json: { email: registration.email },
      headers: { Cookie: cookie },
    });
    expect(t.mailbox.list(registration.email)).toHaveLength(1);
  });

  test("resends for the registration whose password a sign-in has just proven", async () => {
    const { email, victim } = await rivals("victim");
    const refused = await logIn(email, victimsPassword);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "email_unverified",
      message: "Please verify your email before logging in",
    });
    await resend(browserAfter(t, refused), email.toUpperCase());
    const mails = t.mailbox.list(email);
    expect(mails).toHaveLength(3);
    expect(mails[0]?.text).toContain(`@${victim.registration.username}`);
  });

  test("works for a bearer client, without a cookie", async () => {
    const registration = newRegistration();
    const bearer = { "X-Session-Transport": "bearer" };
    const made = await t.request("POST", "/api/auth/register", { json: registration, headers: bearer });
    const refused = await t.request("POST", "/api/auth/login", { json: registration, headers: bearer });
    for (const answer of [made, refused]) {
      expect(answer.headers.getSetCookie()).toEqual([]);
      const before = t.mailbox.list(registration.email).length;
      await t.request("POST", "/api/auth/resend-verification", {
        json: { email: registration.email },
        headers: { "X-Registration-Token": answer.headers.get("x-registration-token") ?? "" },
      });
      expect(t.mailbox.list(registration.email)).toHaveLength(before + 1);
    }
  });

  test("reports only to the owner of a confirmed registration that it is confirmed", async () => {
    const { registration, browser, token } = await registerInBrowser(t);
    await openVerificationLink(t, token);
    await resend(t, registration.email);
    expect(t.mailbox.list(registration.email)).toHaveLength(1);
    await resend(browser, registration.email);
    expect(t.mailbox.list(registration.email)[0]?.subject).toBe("Your email is already verified");
  });

  test("never sends a link for a member's address, whoever registers it", async () => {
    const ada = await member(t);
    const { browser } = await registerInBrowser(t, { email: ada.email });
    await resend(browser, ada.email);
    expect(mailedTokens(t, ada.email, "/verify-email")).toEqual([]);
    expect(t.mailbox.list(ada.email).map(({ subject }) => subject)).toEqual([
      "Your email is already verified",
      "You already have a Glimmer account",
    ]);
  });

  test("keeps a registration pending as long as the new link works", async () => {
    const day = 24 * 60 * 60 * 1000;
    const { registration, browser } = await registerInBrowser(t);
    t.clock.advance(7 * day - 60_000);
    await resend(browser, registration.email);
    t.clock.advance(day - 60_000);
    expect(await openVerificationLink(t, mailedToken(t, registration.email, "/verify-email")))
      .toMatchObject({ verified: true });
  });
});

describe("a username", () => {
  const choose = (token: string, username: string) => t.post("/api/auth/verify-email", { token, username });

  test("belongs to the first confirmed registration, and is not reserved before", async () => {
    const early = await registerInBrowser(t, { username: "wanted_name", email: "early@example.org" });
    const late = await registerInBrowser(t, { username: "Wanted_Name", email: "late@example.org" });
    expect(await openVerificationLink(t, late.token)).toMatchObject({ verified: true });
    expect(await openVerificationLink(t, early.token)).toEqual({
      verified: false,
      needsUsername: true,
      message: expect.stringContaining("@wanted_name"),
    });
    expect(await owner("late@example.org")).toBe("Wanted_Name");
    const next = await t.post("/api/auth/register", newRegistration({ username: "WANTED_NAME" }));
    expect(next.status).toBe(409);

    // The remaining way: another name with the same link.
    const taken = await choose(early.token, "wanted_NAME");
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({
      code: "username_taken",
      fields: { username: expect.stringContaining("already taken") },
    });
    const chosen = await choose(early.token, "other_name");
    expect(await chosen.json()).toMatchObject({
      verified: true,
      message: expect.stringContaining("@other_name"),
    });
    expect(await owner("early@example.org")).toBe("other_name");
    expect((await logIn("early@example.org", victimsPassword)).status).toBe(200);
    expect(await openVerificationLink(t, early.token)).toMatchObject({ verified: true });
  });

  test("belongs to one of several registrations that are confirmed at once", async () => {
    const all = await Promise.all(
      Array.from(
        { length: 6 },
        (_, n) => registerInBrowser(t, { username: "rushed", email: `r${n}@example.org` }),
      ),
    );
    const outcomes = await Promise.all(all.map(({ token }) => openVerificationLink(t, token)));
    expect(outcomes.filter(({ verified }) => verified)).toHaveLength(1);
    expect(outcomes.filter(({ needsUsername }) => needsUsername)).toHaveLength(5);
  });

  test("can be changed with a pending link, under the rules of registration", async () => {
    const ada = await registerAndVerify(t);
    const { token } = await registerInBrowser(t);
    const refused = await choose(token, "admin");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fields: { username: "This username is not available." } });
    const unfit = await choose(token, "FuckYou");
    expect(unfit.status).toBe(400);
    expect(await unfit.json()).toMatchObject({ fields: { username: expect.stringContaining("swearing") } });
    expect(await (await choose("nonsense", "some_name")).json()).toMatchObject({ verified: false });
    const used = mailedToken(t, ada.email, "/verify-email");
    await choose(used, "renamed_by_link");
    expect(await owner(ada.email)).toBe(ada.username);
  });
});

test("hides a pending registration from profiles, search and mentions", async () => {
  const reader = await member(t);
  const { registration } = await registerInBrowser(t);
  const [row] = await t.sql<{ id: string }[]>`
    select id from pending_registrations where email = ${registration.email}`;
  const paths = [`/api/users/${row?.id}`, `/api/users/username/${registration.username}`];
  for (const path of paths) expect((await reader.get(path)).status).toBe(404);
  const found = await reader.get(`/api/users/search?q=${registration.username}`);
  expect(await found.text()).not.toContain(registration.username);
  expect((await reader.post(`/api/users/${row?.id}/follow`)).status).toBe(404);
  expect((await reader.post("/api/messages", { receiverId: row?.id, content: "Hi" })).status).toBe(404);
});

test("expires a registration after a week: no link, no sign-in, no 'Resend'", async () => {
  const { registration, browser, token } = await registerInBrowser(t);
  t.clock.advance(7 * 24 * 60 * 60 * 1000);
  expect(await openVerificationLink(t, token)).toMatchObject({ verified: false });
  expect((await logIn(registration.email, registration.password)).status).toBe(401);
  await resend(browser, registration.email);
  expect(t.mailbox.list(registration.email)).toHaveLength(1);
});
