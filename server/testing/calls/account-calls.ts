import { expect } from "vitest";
import { product } from "#shared/product.ts";
import { mailedToken } from "../../features/auth/register/testing/registrations.ts";
import { testPassword } from "../member.ts";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const profile = "/api/users/profile";
const change = "/api/account/email-change";
const accept = "/api/account/accept-legal-texts";
const birth = "/api/account/birth-date";
const said = { message: expect.any(String) as string };
const { termsVersion, privacyVersion } = product;

const newAddress = ({ nothing }: Scene) => `${nothing}@example.org`;
const request = (s: Scene, password = testPassword) => s.ada.put(change, { email: newAddress(s), password });

/** Uses the link of Ada's requested change that was mailed to one of her two addresses. */
async function follow(s: Scene, path: "confirm" | "refuse"): Promise<Response> {
  const address = path === "confirm" ? newAddress(s) : s.ada.email;
  if (s.t.mailbox.list(newAddress(s)).length === 0) await request(s);
  return await s.t.post(`${change}/${path}`, { token: mailedToken(s.t, address, `/${path}-email`) });
}

/** For anyone with a mailed link, which works once. */
function mailedLink(path: "confirm" | "refuse"): CallRow {
  const success = answers((s) => follow(s, path), 200, said);
  return {
    call: `POST ${change}/${path}`,
    success,
    signedOut: success,
    stranger: answers(({ other }) => other.post(`${change}/${path}`, { token: "made up" }), 400, {
      code: "invalid_token",
    }),
    badInput: answers(({ t }) => t.post(`${change}/${path}`, {}), 400, {
      fields: { token: "This link is not complete." },
    }),
    repeat: answers((s) => follow(s, path), 400, { code: "invalid_token" }),
  };
}

export const accountCalls: readonly CallRow[] = [
  {
    call: `PUT ${profile}`,
    success: answers(
      ({ ada }) => ada.put(profile, { username: ada.username, location: "Bern" }),
      200,
      ({ ada }: Scene) => ({
        id: ada.id,
        username: ada.username,
        location: "Bern",
        usernameChangeableAt: null,
      }),
    ),
    signedOut: "refused",
    stranger: answers(
      async ({ ada, other }) => {
        await other.put(profile, { id: ada.id, location: "Not hers" });
        return await ada.get("/api/auth/user");
      },
      200,
      { location: null },
    ),
    badInput: answers(({ ada }) => ada.put(profile, { website: "ftp://example.org" }), 400, {
      fields: { website: expect.stringContaining("https") as string },
    }),
    repeat: answers(({ ada }) => ada.put(profile, { location: "Bern" }), 200, { location: "Bern" }),
  },
  {
    call: `PUT ${change}`,
    success: answers((s) => request(s), 200, said),
    signedOut: "refused",
    // Someone with a stolen session does not know the password.
    stranger: answers((s) => request(s, "Guessed1!"), 401, { code: "invalid_credentials" }),
    badInput: answers(({ ada }) => ada.put(change, { email: "no address" }), 400, {
      fields: { email: "Invalid email address" },
    }),
    repeat: answers((s) => request(s), 200, said),
  },
  {
    call: `DELETE ${change}`,
    success: answers(({ ada }) => ada.delete(change), 200, { success: true }),
    signedOut: "refused",
    stranger: answers(
      async (s) => {
        await request(s);
        await s.other.delete(change);
        return await s.ada.get("/api/auth/user");
      },
      200,
      (s: Scene) => ({ pendingEmail: newAddress(s) }),
    ),
    badInput: answers(({ ada }) => ada.delete(`${change}?everybody=1`), 200, { success: true }),
    repeat: answers(({ ada }) => ada.delete(change), 200, { success: true }),
  },
  mailedLink("confirm"),
  mailedLink("refuse"),
  {
    call: `POST ${accept}`,
    success: answers(({ ada }) => ada.post(accept, { termsVersion, privacyVersion }), 200, {
      acceptedTermsVersion: termsVersion,
      acceptedPrivacyVersion: privacyVersion,
    }),
    signedOut: "refused",
    stranger: answers(
      async ({ t, ada, other }) => {
        await t.sql`update members set terms_version = '2025-01-01' where id = ${ada.id}`;
        await other.post(accept, { termsVersion, privacyVersion, id: ada.id });
        return await ada.get("/api/auth/user");
      },
      200,
      { acceptedTermsVersion: "2025-01-01" },
    ),
    badInput: answers(({ ada }) => ada.post(accept, { termsVersion: "soon", privacyVersion }), 400, {
      fields: { termsVersion: expect.any(String) as string },
    }),
    repeat: answers(({ ada }) => ada.post(accept, { termsVersion, privacyVersion }), 200),
  },
  {
    call: `PUT ${birth}`,
    success: answers(({ ada }) => ada.put(birth, { birthDate: "1990-06-15" }), 200, {
      hasGivenBirthDate: true,
      ofAgeFrom: null,
    }),
    signedOut: "refused",
    stranger: answers(
      async ({ ada, other }) => {
        await other.put(birth, { id: ada.id, birthDate: "1990-06-15" });
        return await ada.get("/api/auth/user");
      },
      200,
      { hasGivenBirthDate: false },
    ),
    badInput: answers(({ ada }) => ada.put(birth, { birthDate: "15.06.1990" }), 400, {
      fields: { birthDate: "Use the form YYYY-MM-DD." },
    }),
    repeat: answers(
      async ({ ada }) => {
        await ada.put(birth, { birthDate: "1990-06-15" });
        return await ada.put(birth, { birthDate: "1991-06-15" });
      },
      409,
      { code: "conflict" },
    ),
  },
];
