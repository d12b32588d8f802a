import { describe, expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { mailedToken, newRegistration } from "./test-registration.ts";

const t = await createTestApp();
const hour = 60 * 60 * 1000;

async function registered() {
  const registration = newRegistration();
  await t.post("/api/auth/register", registration);
  return { ...registration, token: mailedToken(t, registration.email, "/verify-email") };
}

async function verify(token: string) {
  const answer = await t.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`);
  return { status: answer.status, ...(await answer.json() as object) };
}

describe("the link of a verification mail", () => {
  test("verifies the address, once and again", async () => {
    const ada = await registered();
    const first = await verify(ada.token);
    expect(first).toEqual({ status: 200, verified: true, message: expect.stringContaining("verified") });
    expect(await verify(ada.token)).toEqual(first);
  });

  test("works until 24 hours have passed, and says afterwards what to do", async () => {
    const ada = await registered();
    t.clock.advance(24 * hour);
    expect(await verify(ada.token)).toEqual({
      status: 200,
      verified: false,
      message: expect.stringContaining("ask for a new one"),
    });
    const late = await registered();
    t.clock.advance(24 * hour - 2000);
    expect(await verify(late.token)).toMatchObject({ verified: true });
  });

  test("dies when the address is no longer the one it was sent to", async () => {
    const ada = await registered();
    await t.sql`update members set email = 'moved@example.org' where email = ${ada.email}`;
    expect(await verify(ada.token)).toMatchObject({ verified: false });
  });

  test("cannot be a link made for another purpose, altered, or made by somebody else", async () => {
    const ada = await registered();
    await t.post("/api/auth/forgot-password", { email: ada.email });
    const reset = mailedToken(t, ada.email, "/login");
    expect(await verify(reset)).toMatchObject({ verified: false });
    expect(await verify(`${ada.token.slice(0, -2)}xx`)).toMatchObject({ verified: false });
    expect(await verify("nonsense")).toMatchObject({ verified: false });
    const signedIn = await t.post("/api/auth/login", { email: ada.email, password: ada.password });
    expect(signedIn.status).toBe(403);
  });

  test("is asked for when there is none", async () => {
    for (const path of ["/api/auth/verify-email", "/api/auth/verify-email?token="]) {
      const answer = await t.get(path);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message: "No verification token provided" });
    }
  });
});

describe("asking for another verification mail", () => {
  test("sends one with a link that works", async () => {
    const ada = await registered();
    t.clock.advance(25 * hour);
    expect((await t.post("/api/auth/resend-verification", { email: ada.email.toUpperCase() })).status).toBe(
      200,
    );
    expect(await verify(mailedToken(t, ada.email, "/verify-email"))).toMatchObject({ verified: true });
  });

  test("tells a verified member that there is nothing to do", async () => {
    const ada = await member(t);
    await t.post("/api/auth/resend-verification", { email: ada.email });
    expect(t.mailbox.list(ada.email)[0]?.subject).toBe("Your email is verified already");
  });

  test("says when the address is none", async () => {
    const answer = await t.post("/api/auth/resend-verification", { email: "nope" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { email: "Invalid email address" } });
  });
});
