import { describe, expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { mailedToken, openVerificationLink, registerInBrowser } from "./testing/registrations.ts";

const t = await createTestApp();
const hour = 60 * 60 * 1000;

describe("the link of a verification mail", () => {
  test("verifies the address, and may be repeated", async () => {
    const ada = await registerInBrowser(t);
    const first = await openVerificationLink(t, ada.token);
    expect(first).toEqual({
      verified: true,
      needsUsername: false,
      message: `Your email is verified. You can sign in now, as @${ada.registration.username}.`,
    });
    expect(await openVerificationLink(t, ada.token)).toEqual(first);
  });

  test("works for 24 hours, then says what to do", async () => {
    const ada = await registerInBrowser(t);
    t.clock.advance(24 * hour);
    expect(await openVerificationLink(t, ada.token)).toEqual({
      verified: false,
      needsUsername: false,
      message: expect.stringContaining("ask for a new link"),
    });
    const late = await registerInBrowser(t);
    t.clock.advance(24 * hour - 2000);
    expect(await openVerificationLink(t, late.token)).toMatchObject({ verified: true });
  });

  test("is void after the address has changed", async () => {
    const ada = await registerInBrowser(t);
    await openVerificationLink(t, ada.token);
    await t.sql`update members set email = 'moved@example.org' where email = ${ada.registration.email}`;
    expect(await openVerificationLink(t, ada.token)).toMatchObject({ verified: false });
  });

  test("refuses a token that is for another purpose, altered or forged", async () => {
    const ada = await registerInBrowser(t);
    const bea = await member(t);
    await t.post("/api/auth/forgot-password", { email: bea.email });
    expect(await openVerificationLink(t, mailedToken(t, bea.email, "/login"))).toMatchObject({
      verified: false,
    });
    const { value: proof = "" } = /glimmer_registration=(?<value>[^;]+)/.exec(ada.cookie)?.groups ?? {};
    expect(proof).not.toBe("");
    expect(await openVerificationLink(t, proof)).toMatchObject({ verified: false });
    expect(await openVerificationLink(t, `${ada.token.slice(0, -2)}xx`)).toMatchObject({ verified: false });
    expect(await openVerificationLink(t, "nonsense")).toMatchObject({ verified: false });
    const signedIn = await t.post("/api/auth/login", ada.registration);
    expect(signedIn.status).toBe(403);
  });

  test("returns 400 without a token", async () => {
    for (const path of ["/api/auth/verify-email", "/api/auth/verify-email?token="]) {
      const answer = await t.get(path);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message: "No verification token provided" });
    }
  });
});

test("'Resend' returns 400 for an invalid address", async () => {
  const answer = await t.post("/api/auth/resend-verification", { email: "nope" });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { email: "Invalid email address" } });
});
