import type { Locator, Page } from "@playwright/test";
import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { administrator } from "../support/administrator.ts";
import type { Api } from "../support/api.ts";
import { outboxOf } from "../support/mail.ts";
import { joinedMember, type Member, uniqueWord } from "../support/members.ts";
import { expect } from "../support/test.ts";

/** A member whom the administrator made a moderator. */
export async function joinedModerator(server: Api, displayName: string): Promise<Member> {
  const member = await joinedMember(server, { displayName });
  const { id } = await (await server.as(member)).get<{ id: string }>("/api/auth/user");
  const calls = await server.as(administrator);
  await calls.put(`/api/admin/users/${id}/role`, {
    role: "moderator",
    password: administrator.password,
    reason: "Looks after people.",
  });
  return member;
}

/** A post that a member has reported for violence, so that its case comes first. */
export async function reportedPost(
  server: Api,
  picture?: Blob,
): Promise<{ author: Member; words: string; caseId: string; id: string }> {
  const [author, reporter] = [await joinedMember(server), await joinedMember(server)];
  const words = `Nobody likes ${uniqueWord()}`;
  const form = new FormData();
  form.set("content", words);
  if (picture) form.set("image", picture, "dawn.jpg");
  const { id } = await (await server.as(author)).post<{ id: string }>("/api/posts", form);
  await (await server.as(reporter)).post(`/api/posts/${id}/report`, {
    reason: "violence",
    description: "It frightens me.",
  });
  const calls = await server.as(administrator);
  const { id: caseId } = await calls.post<CaseRow>("/api/moderation/cases", { kind: "post", id });
  return { author, words, caseId, id };
}

/** So many posts that one member alone has reported, and their cases. */
export async function floodedPosts(
  server: Api,
  count: number,
): Promise<{ reporter: Member; caseIds: string[] }> {
  const [author, reporter] = [await joinedMember(server), await joinedMember(server)];
  const [writes, reports] = [await server.as(author), await server.as(reporter)];
  const moderates = await server.as(administrator);
  const posts: string[] = [];
  while (posts.length < count) {
    const content = `A harmless walk by the ${uniqueWord()}`;
    const { id } = await writes.post<{ id: string }>("/api/posts", { content });
    await reports.post(`/api/posts/${id}/report`, { reason: "violence" });
    posts.push(id);
  }
  const rows = await moderates.get<CaseRow[]>("/api/moderation/reports?kind=post&limit=100");
  return { reporter, caseIds: rows.filter(({ subject }) => posts.includes(subject.id)).map(({ id }) => id) };
}

/** The case's row in the list. */
export const rowOf = (page: Page, caseId: string): Locator => page.locator(`[data-case="${caseId}"]`);

/** The open case. */
export const openedCase = (page: Page): Locator => page.getByRole("region", { name: "Case", exact: true });

/** Decides the open case by keys: chooses the decision, then sends it. */
export async function decideByKey(page: Page, key: string, name: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(openedCase(page).getByRole("button", { name, exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
}

/** The case of the appeal that begins with these words. */
export async function appealCase(server: Api, words: string): Promise<string> {
  const calls = await server.as(administrator);
  const rows = await calls.get<CaseRow[]>("/api/moderation/reports?kind=appeal&limit=100");
  const found = rows.find(({ excerpt }) => excerpt.startsWith(words));
  if (!found) throw new Error(`No appeal says ${words}`);
  return found.id;
}

/** Contests the decision that the page shows. */
export async function appealIn(page: Page, words: string): Promise<void> {
  await page.getByLabel("Why should it be looked at again?").fill(words);
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.getByRole("region", { name: "Your appeal is waiting for an answer" })).toBeFocused();
}

/** Answers the open appeal with the keyboard: chooses an answer, writes why, and sends it. */
export async function answerByKey(page: Page, grants: boolean, words: string): Promise<void> {
  await page.keyboard.press(grants ? "1" : "2");
  await expect(openedCase(page).getByLabel("Reason (the member reads it)")).toBeFocused();
  await page.keyboard.type(words);
  await openedCase(page).getByRole("button", { name: grants ? "Grant appeal" : "Refuse appeal" }).click();
  await expect(openedCase(page).getByText(grants ? "Granted" : "Refused", { exact: true })).toBeVisible();
}

/** The address that a mail to the member has for reading a decision without a session. */
export async function mailedDecision(server: Api, { email }: Member, subject: RegExp): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mail = (await outboxOf(server, email)).find((one) => subject.test(one.subject));
    link = mail?.links.find((one) => new URL(one).pathname.startsWith("/decisions/"));
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000, intervals: [100, 200, 500] });
  return link ?? "";
}
