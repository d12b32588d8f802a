import type { Page } from "@playwright/test";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Api } from "../support/api.ts";
import { joinedMember, type Member, signIn } from "../support/members.ts";
import { expect } from "../support/test.ts";

interface Partner {
  readonly member: Member;
  readonly id: string;
  readonly api: Api;
}

/** A new member, with the API as them. */
export async function joinPartner(server: Api, given: Partial<Member> = {}): Promise<Partner> {
  const member = await joinedMember(server, given);
  const as = await server.as(member);
  return { member, api: as, id: (await as.get<{ id: string }>("/api/auth/user")).id };
}

/** Ada, whose page opens her conversation with Bob; they follow each other. */
export async function openChatWithBob(page: Page, server: Api): Promise<{ ada: Partner; bob: Partner }> {
  const [ada, bob] = await Promise.all([
    joinPartner(server, { displayName: "Ada" }),
    joinPartner(server, { displayName: "Bob" }),
  ]);
  await ada.api.post(`/api/users/${bob.id}/follow`);
  await bob.api.post(`/api/users/${ada.id}/follow`);
  await signIn(page, ada.member);
  await page.goto(`/chat?user=${bob.member.username}`);
  await expect(field(page)).toBeEnabled();
  return { ada, bob };
}

export const field = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });

/** Returns what two members wrote, oldest first, as the first reads it from the server. */
export async function threadOf(reader: Partner, other: Partner): Promise<DirectMessage[]> {
  const newestFirst = await reader.api.get<DirectMessage[]>(`/api/conversations/${other.id}?limit=100`);
  return newestFirst.toReversed();
}

/** Expects exactly these texts on the server, in this order. */
export async function expectThread(reader: Partner, other: Partner, texts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await threadOf(reader, other)).map(({ content }) => content), { timeout: 30_000 })
    .toEqual(texts);
}
