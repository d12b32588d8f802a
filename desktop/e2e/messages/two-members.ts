import type { Browser, Locator, Page } from "@playwright/test";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Api } from "../support/api.ts";
import { joinedMember, type Member, signIn } from "../support/members.ts";
import { expect } from "../support/test.ts";

/**
 * A member who follows the other, with what a test needs to act as them from outside the browser.
 */
export interface Side extends Member {
  readonly id: string;
  readonly calls: Api;
}

/** Two members who follow each other. `rest` goes on their names. */
export async function twoMembers(server: Api, rest = ""): Promise<[Side, Side]> {
  const [one, other] = [
    await sideOf(server, await joinedMember(server, { displayName: `Wren Example${rest}` })),
    await sideOf(server, await joinedMember(server, { displayName: `Iris Example${rest}` })),
  ];
  await one.calls.post(`/api/users/${other.id}/follow`);
  await other.calls.post(`/api/users/${one.id}/follow`);
  return [one, other];
}

async function sideOf(server: Api, member: Member): Promise<Side> {
  const calls = await server.as(member);
  const { id } = await calls.get<{ id: string }>("/api/auth/user");
  return { ...member, id, calls };
}

export function write(from: Side, to: Side, content: string): Promise<DirectMessage> {
  return from.calls.post<DirectMessage>("/api/messages", { receiverId: to.id, content });
}

/** Opens a thread in a browser of the member's own. Events arrive there. */
export async function openThread(page: Page, member: Side, other: Side): Promise<void> {
  const live = page.waitForEvent("websocket", (socket) => socket.url().endsWith("/websocket"))
    .then((socket) =>
      socket.waitForEvent("framereceived", ({ payload }) => /"type":\s*"auth"/.test(String(payload)))
    );
  await signIn(page, member, `/login?next=/chat?user=${other.username}`);
  await live;
  await expect(composer(page)).toBeEnabled();
}

/** A page of another browser. */
export async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
}

export const composer = (page: Page): Locator => page.getByRole("textbox", { name: "Message", exact: true });

/** A message by part of its text. */
export const messageWith = (page: Page, text: string): Locator =>
  page.getByRole("list", { name: /^Messages with/ }).getByRole("article").filter({ hasText: text });

/** A message's tick: sent, delivered or read. */
export const tickOf = (message: Locator): Locator => message.locator("[data-tick]");
