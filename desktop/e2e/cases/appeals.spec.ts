import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { expectAccessible, expectAccessibleEverywhere } from "../support/access.ts";
import { administrator } from "../support/administrator.ts";
import type { Api } from "../support/api.ts";
import { loseSession, type Member, openSession, signIn, uniqueWord } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { otherBrowser } from "../messages/two-members.ts";
import {
  answerByKey,
  appealCase,
  appealIn,
  decideByKey,
  joinedModerator,
  mailedDecision,
  openedCase,
  reportedPost,
} from "./desk.ts";
import { makeNoticesDue } from "./make-notices-due.ts";

/** A moderator suspends the author of a post with all that they posted. */
async function suspendWithContent(server: Api, moderator: Member, authorId: string): Promise<void> {
  const calls = await server.as(moderator);
  const { id } = await calls.post<CaseRow>("/api/moderation/cases", { kind: "member", id: authorId });
  await calls.post(`/api/moderation/cases/${id}/claim`);
  await calls.post(`/api/moderation/cases/${id}/decide`, {
    decision: "suspend",
    rule: "hate",
    reason: "More of the same.",
    removesContent: true,
  });
}

for (const grants of [true, false]) {
  for (const width of [390, 1440]) {
    const what = grants ? "granted, and everything is back" : "refused, with reasons";
    test(`report, removal, reasons, appeal by mail, ${what}, at ${width} px @deep`, async ({ page, browser, baseURL, server }) => {
      test.setTimeout(180_000);
      const [mo, ana] = [
        await joinedModerator(server, "Mo Example"),
        await joinedModerator(server, "Ana Example"),
      ];
      const { caseId, author, words } = await reportedPost(server);
      const calls = await server.as(author);
      const { id: authorId } = await calls.get<{ id: string }>("/api/auth/user");
      const { id: otherPost } = await calls.post<{ id: string }>("/api/posts", {
        content: `Herons again ${uniqueWord()}`,
      });
      const desk = await otherBrowser(browser, baseURL);
      for (const one of [page, desk]) await one.setViewportSize({ width, height: 844 });
      await test.step("a moderator removes the reported post, and its author reads why", async () => {
        await signIn(desk, mo, `/login?next=/moderation?case=${caseId}`);
        await expect(openedCase(desk).getByText(words)).toBeVisible();
        await decideByKey(desk, "4", "Remove");
        await makeNoticesDue();
        await signIn(page, author, "/login?next=/notifications");
        await page.getByRole("link", { name: /A moderator removed your post/ }).first().click();
        await expect(page.getByRole("heading", { name: "Your post was removed" })).toBeVisible();
        await expectAccessible(page);
      });
      await test.step("suspended, they contest both decisions by the mailed links", async () => {
        await suspendWithContent(server, mo, authorId);
        await makeNoticesDue();
        const links = [
          await mailedDecision(server, author, /^A decision about your post/),
          await mailedDecision(server, author, /suspended/),
        ];
        await loseSession(page);
        for (const [place, link] of links.entries()) {
          await page.goto(link);
          // The token leaves the address, and a reload still opens it.
          await expect(page).toHaveURL(/\/decisions\/[^#]+$/);
          await page.reload();
          await appealIn(page, `Please look again, ${place} ${words}`);
          await expectAccessibleEverywhere(page);
        }
      });
      await test.step("another moderator answers both", async () => {
        await loseSession(desk);
        await openSession(desk, ana);
        for (const place of [1, 0]) {
          const appealed = await appealCase(server, `Please look again, ${place} ${words}`.slice(0, 40));
          await desk.goto(`/moderation?case=${appealed}`);
          await expect(openedCase(desk).getByRole("heading", { name: "The appeal" })).toBeVisible();
          await answerByKey(desk, grants, grants ? "It quotes a book." : "It stays an insult.");
          await expectAccessibleEverywhere(desk);
        }
      });
      await test.step("the author reads the answer by its mail", async () => {
        await page.goto(
          await mailedDecision(server, author, grants ? /appeal on .* granted/ : /answer to your appeal/),
        );
        const answer = page.getByRole("region", {
          name: grants ? "Your appeal was granted" : "Your appeal was refused",
        });
        await expect(answer).toContainText(grants ? "It quotes a book." : "It stays an insult.");
        await expect(page.getByRole("button", { name: "Send appeal" })).toHaveCount(0);
      });
      if (grants) {
        await signIn(page, author, `/login?next=/post/${otherPost}`);
        await expect(page.getByText("Herons again").first()).toBeVisible();
        expect(JSON.stringify(await (await server.as(author)).get(`/api/users/${authorId}/posts`)))
          .toContain(words);
      } else {
        await expect(server.as(author)).rejects.toThrow(/suspended/);
        await expect((await server.as(administrator)).get(`/api/posts/${otherPost}`)).rejects.toThrow(/404/);
      }
      await desk.context().close();
    });
  }
}
