import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Api } from "./api.ts";
import { linkIn, mailTo } from "./mail.ts";

/** Who a test signs in as. Unique every time, so that tests can run side by side. */
export interface Member {
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly displayName: string;
}

/** A member nobody has heard of yet. */
export function stranger(given: Partial<Member> = {}): Member {
  const username = given.username ?? `e2e_${randomUUID().slice(0, 12).replaceAll("-", "_")}`;
  return {
    username,
    email: `${username}@example.org`,
    password: "QuietMorning7!",
    displayName: "Robin Example",
    ...given,
  };
}

/** A registered member whose address is not verified. */
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

/** A member who may sign in: registered, and verified through the mailed link. */
export async function joinedMember(server: Api, given: Partial<Member> = {}): Promise<Member> {
  const member = await registeredMember(server, given);
  const link = linkIn(await mailTo(server, member.email), "/verify-email");
  await server.get(`/api/auth/verify-email${new URL(link).search}`);
  return member;
}

/** Signs in by the API and opens home, or the screen that `address` would lead to. Nothing of the form is tested: it has tests of its own. */
export async function signIn(
  page: Page,
  member: Member,
  address = "/login",
  origin = process.env["E2E_BASE_URL"] ?? "",
): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/login`, {
    headers: { Origin: origin },
    data: { email: member.email, password: member.password },
  });
  if (!answer.ok()) throw new Error(`Signing in: ${answer.status()} ${await answer.text()}`);
  await page.goto(new URL(new URL(address, origin).searchParams.get("next") ?? "/", origin).href);
}

/** Signs in through the form, as a person would. */
export async function signInByForm(page: Page, member: Member, address = "/login"): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}
