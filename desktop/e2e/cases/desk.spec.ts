import { expectAccessible, expectAccessibleEverywhere } from "../support/access.ts";
import { administrator } from "../support/administrator.ts";
import { joinedMember, signIn, uniqueWord } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { otherBrowser } from "../messages/two-members.ts";
import {
  answerByKey,
  appealCase,
  appealIn,
  decideByKey,
  floodedPosts,
  joinedModerator,
  mailedDecision,
  openedCase,
  reportedPost,
  rowOf,
} from "./desk.ts";
import { makeNoticesDue } from "./make-notices-due.ts";

test("a moderator decides a case by keys and takes it back @walk", async ({ page, server }) => {
  const moderator = await joinedModerator(server, "Mo Example");
  const { caseId, words } = await reportedPost(server);
  await signIn(page, moderator, `/login?next=/moderation?case=${caseId}`);
  const opened = openedCase(page);
  await expect(opened.getByText(words)).toBeVisible();
  await expect(opened.getByText("It frightens me.")).toBeVisible();
  await expectAccessible(page);
  await decideByKey(page, "4", "Remove");
  await expect(opened.getByText("Nobody has heard of it yet.")).toBeVisible();
  await expect(rowOf(page, caseId)).toHaveCount(0);
  await page.keyboard.press("u");
  await expect(opened.getByText(/^You hold it until/)).toBeVisible();
  await expect(rowOf(page, caseId)).toContainText("Yours");
  await page.getByRole("tab", { name: "Numbers" }).click();
  await expect(page).toHaveURL("/moderation/numbers");
  await expect(page.getByRole("heading", { name: /, so far$/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: /: [\d,]+ reports, [\d,]+ decisions$/ }).last()).toBeChecked();
  await expectAccessible(page);
});

test("a case says what was edited after its report, and keeps both once it is decided", async ({ page, server }) => {
  const moderator = await joinedModerator(server, "Mo Example");
  const { author, words, caseId, id } = await reportedPost(server);
  const later = `Everybody likes ${uniqueWord()}`;
  await (await server.as(author)).put(`/api/posts/${id}`, { content: later, revision: 1 });
  await signIn(page, moderator, `/login?next=/moderation?case=${caseId}`);
  const opened = openedCase(page);
  await expect(opened.getByText(words)).toBeVisible();
  await expect(opened.getByText("Edited after it was reported")).toBeVisible();
  await expect(opened.getByText(later)).toBeVisible();
  await expectAccessible(page);
  await decideByKey(page, "4", "Remove");
  const versions = opened.getByRole("region", { name: "Its versions, the oldest first" }).getByRole(
    "listitem",
  );
  await expect(versions).toContainText([words, later]);
  await expect(versions.first()).toContainText(/Edited .*\d:\d\d/);
  await expect(opened.getByText("Edited after it was reported")).toBeHidden();
});

test("a moderator sets all reports of one member aside, takes that back, and closes chosen cases", async ({ page, server }) => {
  const moderator = await joinedModerator(server, "Mo Example");
  const { caseIds, reporter } = await floodedPosts(server, 3);
  await signIn(page, moderator, `/login?next=/moderation?case=${caseIds[0]}`);
  const opened = openedCase(page);
  await expect(opened.getByText("No earlier report was decided.")).toBeVisible();
  await opened.getByRole("button", { name: "Set all their reports aside" }).click();
  const dialog = page.getByRole("dialog", { name: `Set aside what ${reporter.displayName} reported?` });
  await dialog.getByLabel("Reason").fill("One account reports everything.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Set aside" }).click();
  for (const id of caseIds) await expect(rowOf(page, id)).toHaveCount(0);
  const undo = page.getByText(/^3 cases closed. You can undo this for/);
  await expect(undo).toBeVisible();
  await page.getByRole("button", { name: "Undo all" }).click();
  for (const id of caseIds) await expect(rowOf(page, id)).toBeVisible();
  await expect(undo).toBeHidden();
  await page.getByRole("button", { name: "Select several" }).click();
  for (const id of caseIds.slice(1)) {
    await page.getByRole("listitem").filter({ has: rowOf(page, id) }).getByRole("checkbox").check();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close selected" }).click();
  await page.getByLabel("Reason").fill("Nothing is wrong with these.");
  await page.getByRole("button", { name: "Close 2 cases" }).click();
  await expect(page.getByText(/^2 cases closed. You can undo this for/)).toBeVisible();
  for (const id of caseIds.slice(1)) await expect(rowOf(page, id)).toHaveCount(0);
  await expect(rowOf(page, caseIds[0] ?? "")).toBeVisible();
});

test("a suspended member contests that by the mailed link, and a moderator gives the account back", async ({ page, server }) => {
  const member = await joinedMember(server);
  const { id } = await (await server.as(member)).get<{ id: string }>("/api/auth/user");
  await (await server.as(administrator)).post(`/api/admin/users/${id}/suspend`, {
    reason: "Sold followers.",
  });
  await page.goto(await mailedDecision(server, member, /suspended/));
  await expect(page.getByRole("heading", { name: "Your account is suspended" })).toBeVisible();
  await expectAccessible(page);
  const words = `I sold nothing, ${uniqueWord()}.`;
  await appealIn(page, words);
  const moderator = await joinedModerator(server, "Mo Example");
  await signIn(page, moderator, `/login?next=/moderation?case=${await appealCase(server, words)}`);
  await expect(openedCase(page).getByText("Sold followers.").first()).toBeVisible();
  await answerByKey(page, true, "You are right.");
  await expectAccessible(page);
  expect(await (await server.as(member)).get("/api/auth/user")).toMatchObject({ id });
});

test("pictures are blurred and grey until asked for, and ? lists the keys @deep", async ({ page, server }) => {
  const { buffer } = await photo();
  const { caseId } = await reportedPost(server, new Blob([new Uint8Array(buffer)], { type: "image/jpeg" }));
  await signIn(page, await joinedModerator(server, "Mo Example"), `/login?next=/moderation?case=${caseId}`);
  const picture = openedCase(page).getByRole("figure").getByRole("img");
  const look = () => picture.evaluate((image) => getComputedStyle(image).filter);
  await expect(picture).toHaveAccessibleName("Hidden picture");
  expect(await look()).toMatch(/blur.*grayscale\(1\)/);
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await openedCase(page).getByRole("button", { name: "Show picture" }).click();
  await expect.poll(look).toBe("none");
  await expectAccessibleEverywhere(page);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const text of ["Next case", "Claim the case, or extend the claim", "Suspend", "Write a note"]) {
    await expect(help.getByText(text, { exact: true })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page.getByLabel("Add a note")).toBeFocused();
  await page.keyboard.type("Look at the others of this account.");
  await openedCase(page).getByRole("button", { name: "Add note" }).click();
  await expect(page.getByLabel("Add a note")).toHaveValue("");
  await expect(openedCase(page).getByText("Look at the others of this account.")).toBeVisible();
});

test("an administrator says why before they see what is kept as evidence @deep", async ({ page, server }) => {
  test.setTimeout(150_000);
  const { caseId, words, author } = await reportedPost(server);
  await signIn(page, administrator, `/login?next=/moderation?case=${caseId}`);
  await expect(openedCase(page).getByText(words)).toBeVisible();
  await decideByKey(page, "4", "Remove");
  const kept = openedCase(page).getByRole("region", { name: "Kept as evidence" });
  // The minute's job encrypts it.
  await kept.getByRole("button", { name: "Open: Post, Violence" }).click({ timeout: 100_000 });
  const dialog = page.getByRole("dialog", { name: "Post, Violence" });
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await dialog.getByRole("button", { name: "Open evidence" }).click();
  await expect(dialog.getByText("Please say why you have to look at it.")).toBeVisible();
  await expect(dialog.getByText(words)).toHaveCount(0);
  await page.keyboard.type("A letter of the police");
  await dialog.getByRole("button", { name: "Open evidence" }).click();
  await expect(dialog.getByText(words)).toBeVisible();
  await expect(dialog.getByText(author.email)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press("Escape");
  await expect(kept.getByRole("button", { name: "Open: Post, Violence" })).toBeFocused();
});

test("c claims the focused row, and words stay over giving back and leaving @deep", async ({ page, server }) => {
  const [first, second] = [await reportedPost(server), await reportedPost(server)];
  await signIn(
    page,
    await joinedModerator(server, "Mo Example"),
    `/login?next=/moderation?case=${first.caseId}`,
  );
  await expect(openedCase(page).getByText(first.words)).toBeVisible();
  await rowOf(page, second.caseId).focus();
  await page.keyboard.press("c");
  await expect(openedCase(page).getByText(second.words)).toBeVisible();
  await expect(rowOf(page, second.caseId)).toContainText("Yours");
  await page.keyboard.press("5");
  const words = openedCase(page).getByLabel("Reason (the author reads it)");
  await words.fill("");
  await openedCase(page).getByRole("button", { name: "Warn", exact: true }).click();
  await expect(words).toBeFocused();
  await words.fill("Please be kind to Nobody.");
  await openedCase(page).getByRole("radio", { name: /^Offer help/ }).check();
  await expect(openedCase(page).getByText(/^Somebody who read what you wrote/)).toBeVisible();
  await expect(openedCase(page).getByLabel("Reason (only moderators read it)")).not.toHaveValue(
    /kind to Nobody/,
  );
  await openedCase(page).getByRole("button", { name: "Release case" }).click();
  await expect(words).toHaveCount(0);
  await page.getByLabel("Add a note").fill("Look again.");
  await rowOf(page, first.caseId).click();
  await expect(openedCase(page).getByText(first.words)).toBeVisible();
  await expect(page.getByLabel("Add a note")).toHaveValue("");
  await rowOf(page, second.caseId).click();
  await expect(page.getByLabel("Add a note")).toHaveValue("Look again.");
  await openedCase(page).getByRole("heading", { level: 2 }).focus();
  await page.keyboard.press("5");
  await expect(words).toHaveValue("Please be kind to Nobody.");
});

test("Undo of the case before is at hand on a phone @deep", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, second] = [await reportedPost(server), await reportedPost(server)];
  await signIn(
    page,
    await joinedModerator(server, "Mo Example"),
    `/login?next=/moderation?case=${first.caseId}`,
  );
  await expect(openedCase(page).getByText(first.words)).toBeVisible();
  await decideByKey(page, "5", "Warn");
  await openedCase(page).getByRole("button", { name: "Next case" }).click();
  await expect(openedCase(page).getByText(first.words)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(openedCase(page).getByText(first.words)).toBeVisible();
  await expect(openedCase(page)).toBeFocused();
  expect(second.caseId).not.toBe(first.caseId);
});

test("a member who is no moderator is denied @deep", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/moderation");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(page.getByText("This area is restricted to moderators only")).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`an administrator and two moderators work in three browsers at ${width} px @deep`, async ({ page, browser, baseURL, server }) => {
    test.setTimeout(240_000);
    const [mo, ana] = [
      await joinedModerator(server, "Mo Example"),
      await joinedModerator(server, "Ana Example"),
    ];
    const { caseId, author } = await reportedPost(server);
    const [others, admins] = [await otherBrowser(browser, baseURL), await otherBrowser(browser, baseURL)];
    for (const one of [page, others, admins]) await one.setViewportSize({ width, height: 844 });
    await signIn(page, mo, "/login?next=/moderation");
    await signIn(others, ana, "/login?next=/moderation");
    await signIn(admins, administrator, "/login?next=/moderation");
    await test.step("a claim greys the case elsewhere while the desk is open", async () => {
      await rowOf(page, caseId).click();
      await expect(rowOf(others, caseId)).toHaveAttribute("data-standing", "free");
      await openedCase(page).getByRole("button", { name: "Claim", exact: true }).click();
      for (const one of [others, admins]) {
        await expect(rowOf(one, caseId)).toHaveAttribute("data-standing", "elsewhere");
        await expect(rowOf(one, caseId)).toContainText("Mo Example is on it");
      }
      await expectAccessible(others);
    });
    await test.step("nobody else can claim it", async () => {
      await rowOf(others, caseId).click();
      await expect(openedCase(others).getByText(/^Mo Example is on it until/)).toBeVisible();
      await expect(openedCase(others).getByRole("radio")).toHaveCount(0);
    });
    await test.step("decides, undoes, decides again", async () => {
      await decideByKey(page, "4", "Remove");
      await expect(openedCase(others).getByText(/^Closed/)).toBeVisible();
      await openedCase(page).getByRole("button", { name: "Undo" }).click();
      await expect(openedCase(page).getByText(/^You hold it until/)).toBeVisible();
      await decideByKey(page, "5", "Warn");
      await expect(openedCase(page).getByText("Nobody has heard of it yet.")).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("the administrator reads what was decided", async () => {
      await admins.goto(`/moderation?state=closed&case=${caseId}`);
      await expect(openedCase(admins).getByText("Member warned", { exact: true })).toBeVisible();
      await expect(openedCase(admins).getByText("Removed, undone")).toBeVisible();
    });
    await test.step("the author hears of it once ten minutes have passed", async () => {
      await makeNoticesDue();
      const calls = await server.as(author);
      const told = async () =>
        (await calls.get<{ type: string }[]>("/api/notifications")).filter(({ type }) =>
          type === "moderation"
        );
      await expect.poll(told, { timeout: 90_000 }).toHaveLength(1);
      await openedCase(page).getByRole("button", { name: "Undo" }).click();
      await expect(openedCase(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
    });
    await others.context().close();
    await admins.context().close();
  });
}
