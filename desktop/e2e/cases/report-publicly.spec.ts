import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleEverywhere } from "../support/access.ts";
import { administrator } from "../support/administrator.ts";
import { mailTo } from "../support/mail.ts";
import { joinedMember, signIn, uniqueWord } from "../support/members.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { expect, test } from "../support/test.ts";
import { otherBrowser } from "../messages/two-members.ts";
import { decideByKey, joinedModerator, openedCase } from "./desk.ts";
import { makeNoticesDue } from "./make-notices-due.ts";

async function fillReport(page: Page, address: string, email: string): Promise<void> {
  await page.getByLabel("Web address").fill(address);
  await chooseOption(page.getByLabel("Which rule is it about?"), "Violence");
  await page.getByLabel("What is wrong with it?").fill("It threatens my neighbour.");
  await page.getByLabel("Your name (optional)").fill("Noa Lind");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/good faith/).check();
}

test("somebody without an account reports a post, and gets a receipt @walk", async ({ page, server }) => {
  const author = await joinedMember(server);
  const words = `I'll find you ${uniqueWord()}`;
  const { id } = await (await server.as(author)).post<{ id: string }>("/api/posts", { content: words });
  const email = `${uniqueWord()}@example.org`;
  await page.goto("/report");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Please give the address of what you report.")).toBeVisible();
  await expect(page.getByLabel("Web address")).toBeFocused();
  await page.getByLabel("Web address").fill(`/post/${id}`);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Please choose the rule that it breaks.")).toBeVisible();
  await expect(page.getByLabel("Which rule is it about?")).toBeFocused();
  await expectAccessible(page);
  await fillReport(page, `/post/${id}`, email);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "We have your report" })).toBeFocused();
  expect((await mailTo(server, email)).subject).toBe("We received your report");
});

test("a stranger's report is decided, authorities are told, and the outcome is mailed @deep", async ({ page, browser, baseURL, server }) => {
  test.setTimeout(180_000);
  const author = await joinedMember(server);
  const email = `${uniqueWord()}@example.org`;
  await page.goto(`/report?address=${encodeURIComponent(`/${author.username}`)}`);
  await expect(page.getByLabel("Web address")).toHaveValue(`/${author.username}`);
  await expectAccessibleEverywhere(page);
  await fillReport(page, "/settings", email);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText(/^Please give the address of a post, comment, profile or picture/))
    .toBeVisible();
  await page.getByLabel("Web address").fill(`/${author.username}`);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "We have your report" })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await mailTo(server, email);

  const { id } = await (await server.as(author)).get<{ id: string }>("/api/auth/user");
  const calls = await server.as(administrator);
  const { id: caseId } = await calls.post<{ id: string }>("/api/moderation/cases", { kind: "member", id });
  const desk = await otherBrowser(browser, baseURL);
  await signIn(desk, await joinedModerator(server, "Mo Example"), `/login?next=/moderation?case=${caseId}`);
  const opened = openedCase(desk);
  await expect(opened.getByText("Somebody without an account")).toBeVisible();
  await expect(opened.getByText("Noa Lind")).toBeVisible();
  await expect(opened.getByText(email)).toHaveCount(0);
  await expect(opened.getByText(/life or safety in danger/)).toHaveCount(0);
  await decideByKey(desk, "5", "Warn");
  await expect(opened.getByText(/life or safety in danger/)).toBeVisible();
  await opened.getByRole("button", { name: "Record that authorities were told" }).click();
  await opened.getByRole("button", { name: "Save record" }).click();
  await expect(opened.getByText("Please say whom you told, and what.")).toBeVisible();
  await expectAccessibleEverywhere(desk);
  await opened.getByLabel("Whom you told, and what").fill("The police of Oslo: the threat");
  await opened.getByRole("button", { name: "Save record" }).click();
  await expect(opened.getByRole("heading", { name: "Authorities were told" })).toBeVisible();
  await expect(opened.getByText("The police of Oslo: the threat")).toBeVisible();
  await expect(opened.getByText(/life or safety in danger/)).toHaveCount(0);
  await makeNoticesDue();
  await expect.poll(async () => (await mailTo(server, email)).text, { timeout: 90_000 }).toContain(
    "did something about it",
  );
});
