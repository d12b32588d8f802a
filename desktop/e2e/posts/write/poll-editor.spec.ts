import type { Page } from "@playwright/test";
import type { Draft } from "#shared/drafts/contract.ts";
import { inputMethodOf } from "../../keyboard/input-method.ts";
import { expectAccessible, expectAccessibleEverywhere } from "../../support/access.ts";
import { asServer } from "../../support/as-server.ts";
import { joinedMember, openSession } from "../../support/members.ts";
import { postWith } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const answer = (page: Page, number: number) => page.getByLabel(`Answer ${number}`, { exact: true });

test("a poll is written by keys, says what is missing, is kept, and is posted @walk", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const words = `Where to, ${crypto.randomUUID()}`;
  await page.goto("/create-post");
  await page.getByLabel("Post text").fill(words);
  await page.getByRole("button", { name: "Poll", exact: true }).press("Enter");
  await expect(answer(page, 1)).toBeFocused();
  await page.reload();
  await expect(answer(page, 1)).toBeVisible();
  await expect(answer(page, 1)).not.toBeFocused();
  await answer(page, 1).focus();
  await page.keyboard.type("Sea");
  await page.keyboard.press("Enter");
  await expect(answer(page, 2)).toBeFocused();
  await page.keyboard.type("Hills");
  await page.keyboard.press("Enter");
  await expect(answer(page, 3)).toBeFocused();
  await page.keyboard.type("x");
  await page.keyboard.down("Backspace");
  await expect(answer(page, 3)).toHaveValue("");
  // It is held.
  await page.keyboard.down("Backspace");
  await page.keyboard.up("Backspace");
  await expect(answer(page, 3)).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(answer(page, 3)).toHaveCount(0);
  await expect(answer(page, 2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectAccessibleEverywhere(page);

  await page.reload();
  await expect(page.getByLabel("Post text")).toHaveValue(words);
  await expect(answer(page, 2)).toHaveValue("Hills");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByText("Please write this answer, or take it away.")).toBeVisible();
  await expect(answer(page, 3)).toBeFocused();
  await answer(page, 3).fill("sea");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Two answers are alike.")).toBeVisible();
  await page.getByRole("button", { name: "Remove answer 3" }).click();
  await expect(answer(page, 2)).toBeFocused();
  await page.getByLabel("Choose several").check();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("option", { name: "3 days" }).click();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL("/");
  const card = postWith(page, words);
  await expect(card.getByRole("list", { name: "Answers of the poll" }).getByRole("listitem")).toHaveText([
    "Sea",
    "Hills",
  ]);
  await expect(card).toContainText("You can't vote in your own poll. Results show from five votes on.");
  await expect(card).toContainText("Ends in 3 days");
  await expect(card.getByRole("button", { name: "Vote", exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test("a poll can be taken away again, and Undo gives one back", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await page.goto("/create-post");
  const open = page.getByRole("button", { name: "Poll", exact: true });
  await open.click();
  await answer(page, 1).fill("Sea");
  await page.getByRole("button", { name: "Remove poll" }).click();
  await expect(answer(page, 1)).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await expect(answer(page, 1)).toHaveValue("");
  await page.getByLabel("Post text").fill(`Undone, ${crypto.randomUUID()}`);
  await answer(page, 1).fill("Tea");
  await answer(page, 2).fill("Coffee");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expectToast(page, "Post created!");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL("/create-post");
  await expect(answer(page, 1)).toHaveValue("Tea");
  await expect(answer(page, 2)).toHaveValue("Coffee");
});

test("what the server refuses lands at its answer, and an input method's Enter adds none", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await page.goto("/create-post");
  await page.getByLabel("Post text").fill("Where to?");
  await page.getByRole("button", { name: "Poll", exact: true }).click();
  await answer(page, 1).fill("Sea");
  await answer(page, 2).focus();
  const method = await inputMethodOf(page);
  await method.compose("yama");
  await method.press("Enter");
  await method.confirm("山");
  await expect(answer(page, 2)).toHaveValue("山");
  await expect(answer(page, 3)).toHaveCount(0);
  const json = {
    message: "Please check what you entered.",
    code: "invalid_input",
    requestId: "1",
    fields: { "poll.answers.0": "This answer can't be published." },
  };
  const calls = (url: URL) => url.pathname === "/api/posts";
  await page.route(calls, (route) => route.fulfill(asServer({ status: 400, json })));
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(answer(page, 1)).toBeFocused();
  await expect(answer(page, 1)).toHaveAccessibleDescription(/This answer can't be published\.$/);
  await page.unroute(calls);
  await answer(page, 1).fill("Seas");
  await expect(page.getByText("This answer can't be published.")).toHaveCount(0);
});

test("a poll of a draft opens on another device, and stays with a post that is scheduled", async ({ page, server }) => {
  const member = await joinedMember(server);
  const own = await server.as(member);
  const poll = { answers: ["Sea", "", "Hills"], isMultiple: true, lastsMinutes: 360 };
  await own.post("/api/drafts", { content: "Where to?", poll });
  await openSession(page, member);
  await page.goto("/drafts");
  const row = page.getByRole("listitem").filter({ hasText: "Where to?" });
  await expect(row).toContainText("Poll");
  await row.getByRole("button", { name: "Open" }).click();
  await expect(answer(page, 3)).toHaveValue("Hills");
  await expect(page.getByLabel("Choose several")).toBeChecked();
  await expect(page.getByLabel("How long")).toHaveText("6 hours");
  await answer(page, 2).fill("Woods");
  await page.getByRole("button", { name: "Schedule" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule this post" });
  await dialog.getByRole("button", { name: /^Tomorrow, / }).click();
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expectToast(page, "Post scheduled");
  const [scheduled] = await own.get<Draft[]>("/api/drafts?scheduled=true");
  expect(scheduled?.poll).toEqual({ ...poll, answers: ["Sea", "Woods", "Hills"] });
});
