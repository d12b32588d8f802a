import { randomBytes } from "node:crypto";
import type { Registration } from "#shared/auth/registration-contract.ts";
import type { TestApp } from "../../../../testing/create-test-app.ts";
import { type Requests, requestsOf } from "../../../../testing/requests.ts";

/**
 * Without vowels and digits that look like them, so that no random name spells a forbidden word.
 */
const letters = "bcdhjklmpqrtvwxz";

/** A registration with a new address and username. */
export function newRegistration(traits: Partial<Registration> = {}): Registration {
  const unique = Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join("");
  const name = traits.username ?? `new_${unique}`;
  return {
    email: `${name.toLowerCase()}@example.org`,
    password: "Riverbank7!stone",
    username: name,
    // No name may resemble the administrator's, who may also have registered by this function.
    displayName: `Ada ${unique}`,
    acceptTerms: true,
    acceptPrivacy: true,
    confirmAge: true,
    ...traits,
  };
}

type Mailed = Pick<TestApp, "mailbox">;
type MailedPath = "/verify-email" | "/login" | "/confirm-email" | "/refuse-email";

/**
 * The tokens of all links to a path, with this parameter, in the mails to an address, newest first.
 */
export function mailedTokens(t: Mailed, email: string, path: MailedPath, parameter = "token"): string[] {
  return t.mailbox.list(email).flatMap(({ links }) => links.map((link) => new URL(link)))
    .filter(({ pathname }) => pathname === path)
    .flatMap(({ searchParams }) => searchParams.get(parameter) ?? []);
}

/** The first of `mailedTokens`; fails when there is none. */
export function mailedToken(t: Mailed, email: string, path: MailedPath, parameter = "token"): string {
  const [newest] = mailedTokens(t, email, path, parameter);
  if (newest === undefined) throw new Error(`No link to ${path} was mailed to ${email}`);
  return newest;
}

/** Opens a mailed verification link, as its screen does. */
export async function openVerificationLink(
  t: TestApp,
  token: string,
): Promise<{ verified: boolean; message: string; needsUsername: boolean }> {
  const answer = await t.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`);
  if (answer.status !== 200) throw new Error(`Verifying: ${answer.status} ${await answer.text()}`);
  return await answer.json() as Awaited<ReturnType<typeof openVerificationLink>>;
}

/** Registers and verifies, and returns what was registered. */
export async function registerAndVerify(
  t: TestApp,
  traits: Partial<Registration> = {},
): Promise<Registration> {
  const registration = newRegistration(traits);
  await t.post("/api/auth/register", registration);
  await openVerificationLink(t, mailedToken(t, registration.email, "/verify-email"));
  return registration;
}

/** Registers in a browser of its own, which keeps the cookie it is given. */
export async function registerInBrowser(
  t: TestApp,
  traits: Partial<Registration> = {},
): Promise<{ registration: Registration; browser: Requests; cookie: string; token: string }> {
  const registration = newRegistration(traits);
  const answer = await t.post("/api/auth/register", registration);
  if (answer.status !== 201) throw new Error(`Registering: ${answer.status} ${await answer.text()}`);
  const [token = ""] = mailedTokens(t, registration.email, "/verify-email");
  return { registration, browser: browserAfter(t, answer), cookie: cookiesOf(answer), token };
}

/** A caller with the cookies that a response set. */
export function browserAfter(t: TestApp, answer: Response): Requests {
  return requestsOf(t, { Cookie: cookiesOf(answer) });
}

function cookiesOf(answer: Response): string {
  return answer.headers.getSetCookie().map((line) => line.split(";")[0]).join("; ");
}
