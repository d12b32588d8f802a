import { joinedMember } from "../support/members.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("in the app, what is covered or hidden opens by a key", async ({ server, openApp }) => {
  const [member, author] = [await joinedMember(server), await joinedMember(server)];
  const { id } = await (await server.as(author)).post<{ id: string }>("/api/posts", {
    content: "The dog ||lives||",
    coverWords: "How it ends",
    coverTopics: ["spoiler"],
  });
  const { page } = await openApp();
  await signInToApp(page, member);
  const card = page.locator(`[data-post-id="${id}"]`);
  const show = card.getByRole("button", { name: "Show", exact: true });
  await expect(show).toHaveAccessibleDescription("How it ends");
  await expect(card).not.toContainText("The dog");
  await show.press("Enter");
  await expect(card).toContainText("The dog");
  await expect(card).not.toContainText("lives");
  await card.getByRole("button", { name: "Hidden part, show" }).press("Enter");
  await expect(card.getByText("lives")).toBeVisible();
  await card.getByRole("button", { name: "Hide", exact: true }).press("Enter");
  await expect(card).not.toContainText("The dog");
});
