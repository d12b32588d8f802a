import type { Page } from "@playwright/test";
import type { Api } from "./api.ts";
import { type Member, signIn, stranger } from "./members.ts";

/** Made by global-setup.ts. */
export const administrator: Member = stranger({ username: "e2e_alma", displayName: "Alma Example" });

/** Signs the administrator in and opens a tab of their desk. */
export async function openDesk(page: Page, tab = "users"): Promise<void> {
  await signIn(page, administrator, `/login?next=/community-settings?tab=${tab}`);
}

export async function xpOf(calls: Api): Promise<number> {
  return (await calls.get<{ xp: number }>("/api/auth/user")).xp;
}
