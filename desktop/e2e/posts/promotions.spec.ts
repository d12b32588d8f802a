import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { memberWithXp } from "../assistant/assistant-test.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { findInFeed, postWith, publish, publishAll } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

async function hoursOf(page: Page): Promise<{ promotion: Record<string, unknown>; hours: unknown[] }> {
  const [promotion] = await (await page.request.get("/api/promotions/my")).json();
  return {
    promotion,
    hours: await (await page.request.get(`/api/promotions/${promotion.id}/stats`)).json(),
  };
}

test("a member promotes a post: others see it labelled, a view counts once after two seconds, and it ends with the post @walk", async ({ page, browser, baseURL, server }) => {
  const author = await memberWithXp(server, ...Array.from({ length: 11 }, () => 500 as const));
  await openSession(page, author);
  const words = `Worth promoting, ${randomUUID()}`;
  const post = await publish(page, words);

  await test.step("the dialog says what it costs, and why it cannot start", async () => {
    await post.getByRole("button", { name: "Promote" }).click();
    const dialog = page.getByRole("dialog", { name: "Promote Your Post" });
    const start = dialog.getByRole("button", { name: "Promote" });
    const duration = dialog.getByLabel("Duration in hours");
    await expect(duration).toHaveValue("24");
    await expect(dialog.locator("dt").filter({ hasText: "24 hours × 100 XP" })).toContainText(
      "plus 2 XP for each view",
    );
    await expect(dialog.getByText("2,400 XP", { exact: true })).toBeVisible();
    const { xp } = await (await page.request.get("/api/auth/user")).json();
    const xpText = (value: number) => value.toLocaleString("en-US");
    await expect(dialog.getByRole("definition").last()).toHaveText(`${xpText(xp - 2400)} XP`);
    await expectAccessibleEverywhere(page);
    await duration.fill("169");
    await expect(dialog.getByText("Choose between 1 and 168 hours.")).toBeVisible();
    await expect(start).toBeDisabled();
    await duration.fill("60");
    await expect(dialog.getByText(`60 hours costs 6,000 XP; you have ${xpText(xp)}.`)).toBeVisible();
    await expect(start).toBeDisabled();
    await duration.fill("2");
    await start.click();
    await expectToast(page, "Post promoted");
  });

  await test.step("its author sees the remaining time in place of Promote", async () => {
    for (const look of [async () => {}, () => page.reload()]) {
      await look();
      await findInFeed(page, words);
      await expect(post.getByText("Promoted · 2 hours left")).toBeVisible();
      await expect(post.getByRole("button", { name: "Promote" })).toHaveCount(0);
    }
    await expectAccessibleEverywhere(page);
    await post.getByRole("link", { name: "See results" }).click();
    const { promotion } = await hoursOf(page);
    await expect(page).toHaveURL(`/promotion-results?promotion=${promotion["id"]}`);
    await expect(page.getByRole("heading", { name: "Total performance" })).toBeVisible();
    await page.goBack();
  });

  const other = await (await browser.newContext({ baseURL })).newPage();
  let views = 0;
  other.on("request", (request) => (views += Number(/promotions\/.+\/view$/.test(request.url()))));
  await test.step("another member sees it labelled after the first post; a view of two seconds counts once", async () => {
    await openSession(other, await joinedMember(server));
    await publishAll(other, ["One of mine", "Another of mine", "And a third"]);
    await other.clock.install();
    await other.goto("/");
    const card = other.getByRole("feed").getByRole("article").nth(1);
    await expect(card).toContainText("Promoted");
    await expect(card).toContainText(words);
    await expect(async () => {
      await other.clock.runFor(1_100);
      expect(views).toBe(1);
    }).toPass();
    await other.clock.runFor(20_000);
    expect(views).toBe(1);
    await card.getByRole("button", { name: "Like" }).click();
    // Members of other tests may see it too.
    await expect(async () => {
      const [hour] = (await hoursOf(page)).hours as { views: number; likes: number; hourlyXpSpent: number }[];
      expect(hour?.likes).toBe(1);
      expect(hour?.views).toBeGreaterThanOrEqual(1);
      expect(hour?.hourlyXpSpent).toBe(100 + 2 * (hour?.views ?? 0));
    }).toPass();
  });

  await test.step("it ends with its post", async () => {
    const { promotion } = await hoursOf(page);
    expect(promotion).toMatchObject({ isActive: true });
    expect(promotion["totalCost"]).toBeGreaterThanOrEqual(102);
    const answer = await page.request.delete(`/api/posts/${promotion["postId"]}`, {
      headers: { Origin: server.origin },
    });
    expect(answer.status()).toBe(200);
    expect((await hoursOf(page)).promotion).toMatchObject({ isActive: false, endReason: "post" });
    await other.reload();
    await expect(other.getByRole("feed")).toBeVisible();
    await expect(postWith(other, words)).toHaveCount(0);
  });
  await other.context().close();

  await test.step("promoting a post that another window has promoted is refused, and shows it as promoted", async () => {
    const second = await publish(page, `Paid for elsewhere, ${randomUUID()}`);
    const id = await second.getAttribute("data-post-id");
    await second.getByRole("button", { name: "Promote" }).click();
    const elsewhere = await page.request.post(`/api/posts/${id}/promote`, {
      headers: { Origin: server.origin },
      data: { durationHours: 2 },
    });
    expect(elsewhere.status()).toBe(201);
    await page.getByRole("dialog").getByLabel("Duration in hours").fill("2");
    await page.getByRole("dialog").getByRole("button", { name: "Promote" }).click();
    await expectToast(page, "Promotion failed", "This post is being promoted already.");
    await expect(second.getByText("Promoted · 2 hours left")).toBeVisible();
  });

  await test.step("its author stops it and promotes it again", async () => {
    await page.getByRole("link", { name: "See results" }).click();
    const details = page.getByRole("region", { name: "Details" });
    const balance = async () => (await (await page.request.get("/api/auth/user")).json()).xp;
    const before = await balance();
    await details.getByRole("button", { name: "Stop now" }).click();
    const question = page.getByRole("alertdialog", { name: "Stop this promotion?" });
    await expect(question).toContainText("The hour that has begun is not refunded");
    await question.getByRole("button", { name: "Stop now" }).click();
    await expectToast(page, "Promotion stopped");
    await expect(details.getByText("Ended: stopped by you")).toBeVisible();
    await expect(details.getByRole("button", { name: "Stop now" })).toHaveCount(0);
    expect(await balance()).toBe(before);
    await details.getByRole("button", { name: "Promote again" }).click();
    await page.getByRole("dialog").getByLabel("Duration in hours").fill("1");
    await page.getByRole("dialog").getByRole("button", { name: "Promote" }).click();
    await expectToast(page, "Post promoted");
    await expect(details.getByRole("button", { name: "Promote again" })).toHaveCount(0);
    await page.getByRole("tab", { name: "Overview" }).click();
    const cards = page.getByRole("list", { name: "Your promotions" }).getByRole("article");
    await expect(cards).toHaveCount(3);
    await expect(cards.nth(0)).toContainText("Active");
    await expect(cards.nth(1)).toContainText("Ended: stopped by you");
    await expect(cards.nth(2)).toContainText("Ended: post deleted");
    await expect(cards.nth(2)).toContainText("Deleted post");
    // Otherwise it would appear in the feeds of other tests.
    const { promotion } = await hoursOf(page);
    await page.request.delete(`/api/posts/${promotion["postId"]}`, { headers: { Origin: server.origin } });
  });
});

test("a post with words of crisis shows its author no price of a promotion", async ({ page, baseURL, server }) => {
  await openSession(page, await memberWithXp(server, ...Array.from({ length: 11 }, () => 500 as const)));
  const hard = `I feel so alone and hopeless, ${randomUUID()}`;
  const headers = { Origin: baseURL ?? "" };
  const sent = await page.request.post("/api/posts", { data: { content: hard }, headers });
  expect(sent.status()).toBe(201);
  await page.goto("/");
  await postWith(page, hard).getByRole("button", { name: "Promote" }).click();
  const dialog = page.getByRole("dialog", { name: "Promote Your Post" });
  await expect(dialog).toContainText(
    "Nothing here costs XP for now. You can promote this post in a few hours.",
  );
  await expect(dialog).not.toContainText(/\d+ XP/);
  await expectAccessibleEverywhere(page);
  await dialog.getByText("Close").click();
});
