import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Api } from "./api.ts";
import { joinByDatabase } from "./servers/databases.ts";
import { linkIn, mailTo } from "./mail.ts";

/** Who a test signs in as. Unique every time, so that tests can run side by side. */
export interface Member {
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly displayName: string;
}

/**
 * Without vowels and digits that stand for them, so that chance never spells a word
 * that names may not have.
 */
const letters = "bcdhjklmpqrtvwxz";

/** A word that no other test writes. */
export function uniqueWord(): string {
  const digits = randomUUID().replaceAll("-", "").slice(0, 12);
  return digits.replaceAll(/./g, (digit) => letters[Number.parseInt(digit, 16)] ?? "");
}

/** The data of a new member, who has not registered. */
export function stranger(given: Partial<Member> = {}): Member {
  const username = given.username ?? `e2e_${uniqueWord()}`;
  return {
    username,
    email: `${username}@example.org`,
    password: "QuietMorning7!",
    // A member may not have the name of the administrator, who is the first of them.
    displayName: `Robin ${uniqueWord().slice(0, 6)}`,
    ...given,
  };
}

/** A registration that is not confirmed. */
export async function registeredMember(server: Api, given: Partial<Member> = {}): Promise<Member> {
  const member = stranger(given);
  await server.post("/api/auth/register", {
    ...member,
    confirmAge: true,
    acceptTerms: true,
    acceptPrivacy: true,
  });
  return member;
}

/**
 * A member who may sign in, whom a program writes into the server's database. On a server that is
 * not this run's they register and open the mailed link, which takes longer.
 */
export async function joinedMember(server: Api, given: Partial<Member> = {}): Promise<Member> {
  const joined = stranger(given);
  if (await joinByDatabase(server.origin, joined)) return joined;
  const member = await registeredMember(server, joined);
  const link = linkIn(await mailTo(server, member.email), "/verify-email");
  await server.get(`/api/auth/verify-email${new URL(link).search}`);
  return member;
}

/** Fills the registration form in, everything it needs. */
export async function fillInRegistration(page: Page, member: Member): Promise<void> {
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByLabel("Username").fill(member.username);
  await page.getByLabel("Display name").fill(member.displayName);
  await page.getByLabel("I am 13 or older").check();
  await page.getByLabel("I accept the Terms and Conditions").check();
  await page.getByLabel("I accept the Privacy Policy").check();
}

/**
 * Signs the page's member in by the API; the page stays where it is, since loading home costs
 * more than signing in.
 */
export async function openSession(
  page: Page,
  member: Member,
  origin = process.env["E2E_BASE_URL"] ?? "",
): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/login`, {
    headers: { Origin: origin },
    data: { email: member.email, password: member.password },
  });
  if (!answer.ok()) throw new Error(`Signing in: ${answer.status()} ${await answer.text()}`);
}

/**
 * Signs in by the API and opens home, or the screen that `address` would lead to. The form
 * has tests of its own.
 */
export async function signIn(
  page: Page,
  member: Member,
  address = "/login",
  origin = process.env["E2E_BASE_URL"] ?? "",
): Promise<void> {
  await openSession(page, member, origin);
  await page.goto(new URL(new URL(address, origin).searchParams.get("next") ?? "/", origin).href);
}

/**
 * Takes the session away, or one cookie, as if it had expired. From an empty page: an open one
 * would go to sign-in by itself, in the middle of what follows.
 */
export async function loseSession(page: Page, cookie: { readonly name?: string } = {}): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies(cookie);
}

/** Signs in through the form, as a person would. */
export async function signInByForm(page: Page, member: Member, address = "/login"): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}
