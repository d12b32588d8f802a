import { type SignedInUser, signedInUser } from "#shared/auth/contract.ts";
import { describe, expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { newRegistration, registerAndVerify } from "../register/testing/registrations.ts";

const t = await createTestApp();

const cookieOf = (answer: Response) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";

describe("signing in", () => {
  test("returns the member, as the current-user call does, and sets the session cookie", async () => {
    const ada = await registerAndVerify(t);
    const answer = await t.post("/api/auth/login", {
      email: ada.email.toUpperCase(),
      password: ada.password,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^glimmer_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
      ),
      "glimmer_signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax",
      expect.stringMatching(/^glimmer_device=/),
    ]);
    const user = await answer.json();
    expect(signedInUser.strict().parse(user)).toMatchObject({
      username: ada.username,
      email: ada.email,
      displayName: ada.displayName,
      xp: 0,
      level: 1,
      isAdmin: false,
      isVerified: true,
      badges: [],
      isFirstSignIn: true,
    });
    const again = await t.request("GET", "/api/auth/user", { headers: { Cookie: cookieOf(answer) } });
    expect(again.status).toBe(200);
    expect({ ...await again.json() as object, isFirstSignIn: true }).toEqual(user);
  });

  test("tells the first sign-in from later ones, on any device and at once", async () => {
    const ada = await registerAndVerify(t);
    const answers = await Promise.all([t.post("/api/auth/login", ada), t.post("/api/auth/login", ada)]);
    const isFirst = async (answer: Response) => (await answer.json() as SignedInUser).isFirstSignIn;
    expect((await Promise.all(answers.map(isFirst))).sort()).toEqual([false, true]);
    // Neither a year nor a new password makes it the first again.
    t.clock.advance(400 * 24 * 60 * 60_000);
    expect(await isFirst(await t.post("/api/auth/login", ada))).toBe(false);
  });

  test("stores only a hash of the token", async () => {
    const ada = await registerAndVerify(t);
    const answer = await t.post("/api/auth/login", ada);
    const token = cookieOf(answer).split("=")[1] ?? "";
    const rows = await t.sql`select token_hash, to_jsonb(sessions)::text as everything from sessions`;
    expect(rows.some((row) => row.everything.includes(token))).toBe(false);
    expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
  });

  test("returns the token to a bearer client, and sets no cookie", async () => {
    const ada = await registerAndVerify(t);
    const answer = await t.request("POST", "/api/auth/login", {
      json: { email: ada.email, password: ada.password },
      headers: { "X-Session-Transport": "bearer" },
    });
    expect(answer.headers.get("set-cookie")).toBeNull();
    const token = answer.headers.get("x-session-token");
    const user = await t.request("GET", "/api/auth/user", { headers: { Authorization: `Bearer ${token}` } });
    expect(await user.json()).toMatchObject({ username: ada.username });
    expect(user.headers.get("set-cookie")).toBeNull();
  });

  test("returns no readable token to a browser", async () => {
    const ada = await registerAndVerify(t);
    const answer = await t.post("/api/auth/login", ada);
    expect(answer.headers.get("x-session-token")).toBeNull();
    expect(await answer.text()).not.toContain(cookieOf(answer).split("=")[1]);
  });

  test("ends the earlier session of the same browser", async () => {
    const ada = await registerAndVerify(t);
    const first = cookieOf(await t.post("/api/auth/login", ada));
    await t.request("POST", "/api/auth/login", { json: ada, headers: { Cookie: first } });
    const answer = await t.request("GET", "/api/auth/user", { headers: { Cookie: first } });
    expect(answer.status).toBe(401);
  });

  test("refuses an unverified member with 403, but only when the password is right", async () => {
    const ada = newRegistration();
    await t.post("/api/auth/register", ada);
    const right = await t.post("/api/auth/login", ada);
    expect(right.status).toBe(403);
    expect(await right.json()).toMatchObject({
      code: "email_unverified",
      message: "Please verify your email before logging in",
    });
    const wrong = await t.post("/api/auth/login", { email: ada.email, password: "Wrong1!wrong" });
    expect(wrong.status).toBe(401);
  });

  test("refuses a wrong password and an unknown address with the same response", async () => {
    const ada = await member(t);
    for (const email of [ada.email, "nobody@example.org"]) {
      const answer = await t.post("/api/auth/login", { email, password: "Wrong1!wrong" });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({
        code: "invalid_credentials",
        message: "Incorrect email or password",
      });
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
  });

  test.each([
    [{ email: "nope", password: "long enough" }, { email: "Invalid email address" }],
    [{ email: "a@example.org", password: "short" }, { password: "Password must be at least 6 characters" }],
  ])("returns 400 with the reason for %j", async (body, fields) => {
    const answer = await t.post("/api/auth/login", body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields });
  });
});

describe("administrators", () => {
  test("are never owners of unverified addresses", async () => {
    const claimed = newRegistration({ email: "admin@example.org" });
    await t.post("/api/auth/register", claimed);
    expect((await t.post("/api/auth/login", claimed)).status).toBe(403);
  });

  test("are the owners of the addresses of ADMIN_EMAILS", async () => {
    const admin = await member(t, { email: "Admin@Example.org" });
    expect(await (await admin.get("/api/auth/user")).json()).toMatchObject({ isAdmin: true });
  });
});
