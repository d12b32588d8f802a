import { randomBytes } from "node:crypto";
import type { Registration } from "#shared/auth/contract.ts";
import type { TestApp } from "../../testing/create-test-app.ts";

/** A registration nobody has made before. */
export function newRegistration(traits: Partial<Registration> = {}): Registration {
  const name = traits.username ?? `new_${randomBytes(5).toString("hex")}`;
  return {
    email: `${name.toLowerCase()}@example.org`,
    password: "Riverbank7!stone",
    username: name,
    displayName: "Ada Example",
    acceptTerms: true,
    acceptPrivacy: true,
    confirmAge: true,
    ...traits,
  };
}

/** The token of the newest link to a path in the mails to an address; fails when there is none. */
export function mailedToken(
  t: Pick<TestApp, "mailbox">,
  email: string,
  path: "/verify-email" | "/login",
): string {
  for (const mail of t.mailbox.list(email)) {
    for (const link of mail.links) {
      const url = new URL(link);
      const token = url.searchParams.get("token");
      if (url.pathname === path && token) return token;
    }
  }
  throw new Error(`No link to ${path} was mailed to ${email}`);
}

/** Registers and verifies, and answers what was registered. */
export async function registerAndVerify(
  t: TestApp,
  traits: Partial<Registration> = {},
): Promise<Registration> {
  const registration = newRegistration(traits);
  await t.post("/api/auth/register", registration);
  await t.get(`/api/auth/verify-email?token=${mailedToken(t, registration.email, "/verify-email")}`);
  return registration;
}
