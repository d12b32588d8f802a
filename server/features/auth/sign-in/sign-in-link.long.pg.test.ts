import { describe, expect, test } from "vitest";
import { joinAddressAndSource } from "../../../http/limits/consume-limit.ts";
import { type Browser, browserAt } from "../../../testing/browser.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { exhaustLimit } from "../../../testing/exhaust-limit.ts";
import { generateSessionToken, hashSessionToken } from "../sessions/session-token.ts";
import { mailedToken, mailedTokens, newRegistration } from "../register/testing/registrations.ts";

const t = await createTestApp();
const minute = 60_000;
const ask = (email: string) => t.post("/api/auth/sign-in-link", { email });

/** The token of a link that was just mailed. */
async function askedFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  return mailedToken(t, email, "/login", "link");
}

function open(token: string, browser: Browser = browserAt(t)): Promise<Response> {
  return browser.post("/api/auth/login/link", { token });
}

async function expectDead(token: string): Promise<void> {
  const browser = browserAt(t);
  const answer = await open(token, browser);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: "invalid_token",
    message: "This sign-in link has expired or was used already. Please ask for a new one.",
  });
  expect(browser.cookies.size).toBe(0);
}

async function sessionsOf(memberId: string): Promise<number> {
  return (await t.sql`select id from sessions where member_id = ${memberId}`).length;
}

describe("a sign-in link", () => {
  test("signs a locked-out member in as login does, and makes the device known", async () => {
    const ada = await member(t);
    const browser = browserAt(t, "203.0.113.5");
    const byPassword = () => browser.post("/api/auth/login", { email: ada.email, password: ada.password });
    const lockOut = () =>
      exhaustLimit(t, "login_failed_address_and_source", joinAddressAndSource(ada.email, "203.0.113.5"));
    await lockOut();
    expect((await byPassword()).status).toBe(429);
    const answer = await open(await askedFor(ada.email.toUpperCase()), browser);
    expect(answer.status).toBe(200);
    const user = await (await browser.get("/api/auth/user")).json() as object;
    expect(await answer.json()).toEqual({ ...user, isFirstSignIn: true });
    expect([...browser.cookies.keys()]).toEqual(["glimmer_session", "glimmer_signed_in", "glimmer_device"]);
    await lockOut();
    expect((await byPassword()).status).toBe(200);
  });

  test("returns both tokens in headers to a bearer client", async () => {
    const ada = await member(t);
    const answer = await t.request("POST", "/api/auth/login/link", {
      json: { token: await askedFor(ada.email) },
      headers: { "X-Session-Transport": "bearer" },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const Authorization = `Bearer ${answer.headers.get("x-session-token")}`;
    const user = await t.request("GET", "/api/auth/user", { headers: { Authorization } });
    expect(await user.json()).toMatchObject({ username: ada.username });
    expect(answer.headers.get("x-device-token")).toMatch(/^[\w-]{43}$/);
  });

  test("is sent to its owner, and stored only as a hash", async () => {
    const ada = await member(t, { displayName: "Ada" });
    const token = await askedFor(ada.email);
    expect(t.mailbox.list(ada.email)[0]).toMatchObject({
      to: ada.email,
      subject: "Sign in to Glimmer",
      links: [`http://glimmer.test/login?link=${token}`],
      text: expect.stringContaining(`sign in as @${ada.username}`),
    });
    const rows = await t.sql`select to_jsonb(sign_in_links)::text as everything from sign_in_links`;
    expect(rows.some((row) => row.everything.includes(token))).toBe(false);
  });

  test("works once", async () => {
    const ada = await member(t);
    const token = await askedFor(ada.email);
    expect((await open(token)).status).toBe(200);
    await expectDead(token);
  });

  test("creates one session when it is used many times at once", async () => {
    const ada = await member(t);
    const before = await sessionsOf(ada.id);
    const token = await askedFor(ada.email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
    expect(await sessionsOf(ada.id)).toBe(before + 1);
    expect(await t.sql`select from known_devices where member_id = ${ada.id}`).toHaveLength(1);
  });

  test("works for 15 minutes", async () => {
    const ada = await member(t);
    const [inTime, late] = [await askedFor(ada.email), await askedFor(ada.email)];
    t.clock.advance(15 * minute - 1);
    expect((await open(inTime)).status).toBe(200);
    t.clock.advance(1);
    await expectDead(late);
  });

  test("does not void another link of the member", async () => {
    const ada = await member(t);
    const [first, second] = [await askedFor(ada.email), await askedFor(ada.email)];
    expect((await open(second)).status).toBe(200);
    expect((await open(first)).status).toBe(200);
  });

  test("signs in its owner, also in a browser where another member is signed in", async () => {
    const [ada, bea] = [await member(t), await member(t)];
    const browser = browserAt(t);
    await open(await askedFor(bea.email), browser);
    const beas = `glimmer_session=${browser.cookies.get("glimmer_session")}`;
    await open(await askedFor(ada.email), browser);
    expect(await (await browser.get("/api/auth/user")).json()).toMatchObject({ username: ada.username });
    expect((await t.request("GET", "/api/auth/user", { headers: { Cookie: beas } })).status).toBe(401);
  });

  test("is void after a password reset", async () => {
    const ada = await member(t);
    const link = await askedFor(ada.email);
    await t.post("/api/auth/forgot-password", { email: ada.email });
    const password = "Riverbank7!stone";
    const token = mailedToken(t, ada.email, "/login");
    await t.post("/api/auth/reset-password", { token, password, confirmPassword: password });
    await expectDead(link);
  });

  test("is void after its account was removed", async () => {
    const ada = await member(t);
    const link = await askedFor(ada.email);
    await t.sql`delete from members where id = ${ada.id}`;
    await expectDead(link);
  });

  test("refuses other and forged tokens", async () => {
    const ada = await member(t);
    await ask("nobody@example.org");
    await t.post("/api/auth/forgot-password", { email: ada.email });
    for (
      const token of [ada.token, mailedToken(t, ada.email, "/login"), generateSessionToken(), "nonsense"]
    ) {
      await expectDead(token);
    }
    // The link of an address without an account grants nothing, even if it is guessed.
    const token = generateSessionToken();
    await t.sql`update sign_in_links set token_hash = ${hashSessionToken(token)} where member_id is null`;
    await expectDead(token);
  });
});

describe("requesting a link", () => {
  test("returns the same for a member, an unverified account and an unknown address; only a member gets mail", async () => {
    const ada = await member(t);
    const bea = newRegistration();
    await t.post("/api/auth/register", bea);
    const emails = [ada.email, bea.email, "nobody@example.org"];
    const answers = await Promise.all(emails.map(async (email) => {
      const answer = await ask(email);
      return { status: answer.status, body: await answer.json(), headers: [...answer.headers.keys()].sort() };
    }));
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining("If this email") },
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const links = emails.map((email) => mailedTokens(t, email, "/login", "link").length);
    expect(links).toEqual([1, 0, 0]);
  });

  test("writes as many rows for an unknown address as for a member", async () => {
    const ada = await member(t);
    const count = async () => (await t.sql`select from sign_in_links`).length;
    for (const email of [ada.email, "nobody-at-all@example.org"]) {
      const before = await count();
      await ask(email);
      expect(await count()).toBe(before + 1);
    }
  });

  test("is refused after five in 15 minutes with the same response for every address, and keeps the newest link valid", async () => {
    const ada = await member(t);
    const sixth = async (email: string) => {
      for (let n = 0; n < 5; n += 1) expect((await ask(email)).status).toBe(200);
      const answer = await ask(email);
      return {
        status: answer.status,
        wait: answer.headers.get("retry-after"),
        message: (await answer.json() as { message: string }).message,
      };
    };
    const refused = await sixth(ada.email);
    const message =
      "Too many attempts. Please try again in 15 minutes, or open the newest link in your inbox.";
    expect(refused).toEqual({ status: 429, wait: "900", message });
    expect(await sixth("unknown-links@example.org")).toEqual(refused);
    t.clock.advance(15 * minute - 1);
    expect((await ask(ada.email)).status).toBe(429);
    expect((await open(mailedToken(t, ada.email, "/login", "link"))).status).toBe(200);
    t.clock.advance(1);
    expect((await ask(ada.email)).status).toBe(200);
  });

  test("does not count mails for other purposes", async () => {
    const ada = await member(t);
    await exhaustLimit(t, "password_reset_address", ada.email);
    expect((await t.post("/api/auth/forgot-password", { email: ada.email })).status).toBe(429);
    expect((await ask(ada.email)).status).toBe(200);
  });

  test("counts towards the limit of the network address", async () => {
    await exhaustLimit(t, "mail_source", "198.51.100.20");
    const from = (remoteAddress: string) =>
      t.request("POST", "/api/auth/sign-in-link", { json: { email: "a@example.org" }, remoteAddress });
    expect((await from("198.51.100.20")).status).toBe(429);
    expect((await from("198.51.100.21")).status).toBe(200);
  });
});
