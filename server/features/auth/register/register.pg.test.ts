import type { ErrorEnvelope } from "#shared/errors.ts";
import { product } from "#shared/product.ts";
import { describe, expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { mailedToken, newRegistration, openVerificationLink } from "./testing/registrations.ts";

const t = await createTestApp();

async function stored(email: string) {
  const [row] = await t.sql`
    select username, display_name, email, password_hash, terms_version, privacy_version, has_guardian_consent,
      has_given_birth_date, of_age_from, referred_by, time_zone
    from pending_registrations
    where lower(email) = lower(${email})`;
  return row;
}

describe("registration", () => {
  test("is stored until confirmed, and mails a link", async () => {
    const registration = newRegistration({ timeZone: "Europe/Berlin" });
    const answer = await t.post("/api/auth/register", registration);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ message: expect.stringContaining("check your email") });
    const row = await stored(registration.email);
    expect(row).toMatchObject({
      username: registration.username,
      display_name: registration.displayName,
      terms_version: product.termsVersion,
      privacy_version: product.privacyVersion,
      has_guardian_consent: false,
      referred_by: null,
      time_zone: "Europe/Berlin",
    });
    const [kept] = await t.sql`
      select to_jsonb(r)::text as everything from pending_registrations r where email = ${registration.email}`;
    expect(kept?.everything).not.toContain(registration.password);
    expect(kept?.everything).not.toContain(mailedToken(t, registration.email, "/verify-email"));
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await t.sql`select from members where email = ${registration.email}`).toHaveLength(0);

    await openVerificationLink(t, mailedToken(t, registration.email, "/verify-email"));
    const [member] = await t.sql`
      select username, display_name, password_hash, has_guardian_consent, has_given_birth_date, of_age_from,
        terms_version, privacy_version, time_zone
      from members
      where email = ${registration.email}`;
    expect(row).toMatchObject({ ...member });
    expect(await stored(registration.email)).toBeUndefined();
  });

  test("signs nobody in, and sets only a cookie for 'Resend' that lasts seven days", async () => {
    const answer = await t.post("/api/auth/register", newRegistration());
    const [cookie = "", ...more] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^glimmer_registration=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
    );
    expect(more).toEqual([]);
    const user = await t.request("GET", "/api/auth/user", { headers: { Cookie: cookie } });
    expect(user.status).toBe(401);
  });

  test("ignores fields of the body that only the server sets", async () => {
    const registration = newRegistration();
    await t.post("/api/auth/register", {
      ...registration,
      isAdmin: true,
      is_admin: true,
      xp: 9000,
      emailVerifiedAt: "2020-01-01T00:00:00Z",
    });
    expect(await t.sql`select from members where email = ${registration.email}`).toHaveLength(0);
    await openVerificationLink(t, mailedToken(t, registration.email, "/verify-email"));
    expect(await t.sql`select is_admin, xp from members where email = ${registration.email}`)
      .toEqual([{ is_admin: false, xp: 0 }]);
  });

  test("refuses a taken username, whatever its case", async () => {
    const ada = await member(t);
    const answer = await t.post(
      "/api/auth/register",
      newRegistration({ username: ada.username.toUpperCase(), email: "other@example.org" }),
    );
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: "username_taken",
      fields: { username: expect.stringContaining("already taken") },
    });
    expect(await stored("other@example.org")).toBeUndefined();
  });

  test.each([
    ["Password1!"],
    ["Qwerty123!"],
    ["P@ssw0rd"],
    ["Welcome2024!"],
  ])("refuses the common password %s", async (password) => {
    const registration = newRegistration({ password });
    const answer = await t.post("/api/auth/register", registration);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "invalid_input",
      fields: { password: expect.stringContaining("easy to guess") },
    });
    expect(await stored(registration.email)).toBeUndefined();
  });

  test.each([
    ["email", { email: "not an address" }, "Invalid email address"],
    ["password", { password: "Aa1!" }, /at least one uppercase letter/],
    ["password", { password: "Riverbank7#stone" }, /at least one uppercase letter/],
    ["username", { username: "ab" }, "Username must be at least 3 characters"],
    ["username", { username: "a".repeat(51) }, "Username too long"],
    ["username", { username: "white space" }, /letters, digits/],
    ["username", { username: "Admin" }, /not available/],
    ["username", { username: "L1sa" }, /not available/],
    ["username", { username: "ad_min" }, /not available/],
    ["username", { username: "ada." }, /dot/],
    ["username", { username: "ada..l" }, /dot/],
    ["displayName", { displayName: "  " }, "Display name is required"],
    ["displayName", { displayName: "\u200b\u2060" }, "Display name is required"],
    ["displayName", { displayName: undefined }, "Display name is required"],
    ["displayName", { displayName: "\u202eada" }, "Please leave out line breaks and direction marks"],
    ["displayName", { displayName: "Ada\n\nRead this" }, "Please leave out line breaks and direction marks"],
    ["displayName", { displayName: "d".repeat(101) }, "Display name too long"],
    ["acceptTerms", { acceptTerms: false }, "You must accept the Terms and Conditions"],
    ["acceptPrivacy", { acceptPrivacy: undefined }, "You must accept the Privacy Policy"],
    ["confirmAge", { confirmAge: false }, /at least 13/],
    ["birthDate", { birthDate: "2025-02-30" }, /YYYY-MM-DD/],
  ])("returns 400 with the reason for %s", async (field, change, message) => {
    const registration = { ...newRegistration({ email: "wrong@example.org" }), ...change };
    const answer = await t.post("/api/auth/register", registration);
    expect(answer.status).toBe(400);
    const { fields } = await answer.json() as ErrorEnvelope;
    expect(fields?.[field]).toMatch(message);
    expect(await stored("wrong@example.org")).toBeUndefined();
  });
});

describe("age", () => {
  const years = (count: number) => {
    const now = t.clock.now();
    return new Date(Date.UTC(now.getUTCFullYear() - count, now.getUTCMonth(), now.getUTCDate()))
      .toISOString().slice(0, 10);
  };

  test("refuses children under 13 with a kind message", async () => {
    const answer = await t.post("/api/auth/register", newRegistration({ birthDate: years(12) }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: { birthDate: expect.stringContaining("welcome here") },
    });
  });

  test("requires and stores a guardian's consent under 18", async () => {
    const registration = newRegistration({ birthDate: years(15) });
    const refused = await t.post("/api/auth/register", registration);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: { guardianConsent: expect.stringContaining("guardian") },
    });

    const answer = await t.post("/api/auth/register", { ...registration, guardianConsent: true });
    expect(answer.status).toBe(201);
    expect(await stored(registration.email)).toMatchObject({ has_guardian_consent: true });
  });

  test("accepts a date of birth in place of the tick-box", async () => {
    const answer = await t.post(
      "/api/auth/register",
      newRegistration({ birthDate: years(18), confirmAge: undefined }),
    );
    expect(answer.status).toBe(201);
  });

  test.each([
    ["a birth date under 18", { birthDate: years(15), guardianConsent: true }, true, "2029-04-01T00:00:00Z"],
    ["a birth date of age", { birthDate: years(18), guardianConsent: true }, true, null],
    ["the tick-box", {}, false, null],
  ])(
    "for %s keeps whether a date was given, and under 18 the month and the consent",
    async (_, given, hasGiven, end) => {
      const registration = newRegistration(given);
      await t.post("/api/auth/register", registration);
      const expected = {
        has_given_birth_date: hasGiven,
        of_age_from: end && new Date(end),
        has_guardian_consent: end !== null,
      };
      expect(await stored(registration.email)).toMatchObject(expected);
      await openVerificationLink(t, mailedToken(t, registration.email, "/verify-email"));
      const [row] = await t.sql<{ everything: string }[]>`
      select m.has_given_birth_date, m.of_age_from, m.has_guardian_consent, to_jsonb(m)::text as everything
      from members m
      where email = ${registration.email}`;
      expect(row).toMatchObject(expected);
      if ("birthDate" in given) expect(row?.everything).not.toContain(given.birthDate);
    },
  );
});

describe("invitation", () => {
  test("stores the inviter, whatever the case of their name", async () => {
    const ada = await member(t);
    const registration = newRegistration({ ref: ada.username.toUpperCase() });
    await t.post("/api/auth/register", registration);
    expect(await stored(registration.email)).toMatchObject({ referred_by: ada.id });
  });

  test("never fails a registration", async () => {
    const registration = newRegistration({ ref: "nobody at all", timeZone: "Mars/Olympus" });
    expect((await t.post("/api/auth/register", registration)).status).toBe(201);
    expect(await stored(registration.email)).toMatchObject({ referred_by: null, time_zone: "UTC" });
  });
});
