import { randomUUID } from "node:crypto";
import { requestEmailChange } from "#shared/account/email-change-contract.ts";
import { product } from "#shared/product.ts";
import { mailedToken, newRegistration } from "../../features/auth/register/testing/registrations.ts";
import type { TestApp } from "../create-test-app.ts";
import { member, type TestMember, testPassword } from "../member.ts";
import type { Case, Input, Prepare } from "./authorization-row.ts";

/** A call about the owner themselves. */
export const theOwner = (more?: Input): Prepare => ({ owner }) => ({ ...more, params: { id: owner.id } });
export const ownersName: Prepare = ({ owner }) => ({ params: { username: owner.username } });
export const ownersSession: Prepare = ({ owner }) => ({ params: { id: owner.sessionId } });

/** The same for every caller. */
export const sending = (json: object): Prepare => () => ({ json });
export const asking = (query: Record<string, string>): Prepare => () => ({ query });

/**
 * The account that a visitor's call is about: the caller's own, or the owner's for the stranger.
 */
const account = ({ owner, caller }: Case) => caller ?? owner;
export const emailOnly: Prepare = (given) => ({ json: { email: account(given).email } });
export const credentials: Prepare = (given) => ({
  json: { email: account(given).email, password: testPassword },
});
export const registration: Prepare = () => ({ json: newRegistration() });

async function newcomer({ t }: Case): Promise<{ token: string; username: string }> {
  const registered = newRegistration();
  await t.post("/api/auth/register", registered);
  return { token: mailedToken(t, registered.email, "/verify-email"), username: registered.username };
}

export const verificationLink: Prepare = async (given) => ({
  query: { token: (await newcomer(given)).token },
});
export const verificationWithName: Prepare = async (given) => ({ json: await newcomer(given) });

export const signInLink: Prepare = async (given) => {
  const { email } = account(given);
  await given.t.post("/api/auth/sign-in-link", { email });
  return { json: { token: mailedToken(given.t, email, "/login", "link") } };
};

export const resetLink: Prepare = async ({ t, owner: { email } }) => {
  await t.post("/api/auth/forgot-password", { email });
  const password = "Riverbank7!stone";
  return { json: { token: mailedToken(t, email, "/login"), password, confirmPassword: password } };
};

const newAddress = () => `${randomUUID()}@example.org`;
export const emailChange: Prepare = () => ({ json: { email: newAddress(), password: testPassword } });

/** The link mailed to the owner's new or old address. */
export const emailChangeLink =
  (path: "/confirm-email" | "/refuse-email"): Prepare => async ({ t, owner }) => {
    const email = newAddress();
    const { method, path: address } = requestEmailChange;
    const asked = await owner.request(method, address, { json: { email, password: testPassword } });
    if (asked.status !== 200) throw new Error(await asked.text());
    return { json: { token: mailedToken(t, path === "/confirm-email" ? email : owner.email, path) } };
  };

export const presentLegalTexts = sending({
  termsVersion: product.termsVersion,
  privacyVersion: product.privacyVersion,
});

/** The owner, suspended by an administrator. */
export const theSuspendedOwner = (more?: Input): Prepare => async ({ t, owner }) => {
  await suspend(t, owner);
  return { ...more, params: { id: owner.id } };
};

export async function suspend(t: TestApp, { id }: TestMember): Promise<void> {
  // A new one each time: an administrator's writes are limited too.
  const administrator = await member(t, { isAdmin: true });
  const response = await administrator.post(`/api/admin/users/${id}/suspend`, { reason: "Spam" });
  if (response.status !== 200) throw new Error(await response.text());
}
