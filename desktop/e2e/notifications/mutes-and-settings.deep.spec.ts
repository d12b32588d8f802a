import { expectAccessibleEverywhere } from "../support/access.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { publishPosts } from "./live-page.ts";
import { findInFeed, postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

test("a muted member's posts leave the feed at once, come back on Undo, and the list unmutes", async ({ page, server }) => {
  const member = await joinedMember(server);
  const loud = await joinedMember(server, { displayName: "Lou Loud" });
  const words = `Much ado ${crypto.randomUUID()}`;
  await publishPosts(await server.as(loud), words);
  await signIn(page, member);
  const post = await findInFeed(page, words);
  const mute = async () => {
    await post.getByRole("button", { name: "Post options" }).click();
    await page.getByRole("menuitem", { name: `Mute @${loud.username}…` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "For a week" }).click();
    await expect(postWith(page, words)).toHaveCount(0);
    await expectToast(page, `You muted @${loud.username}`);
  };
  await mute();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(postWith(page, words)).toBeVisible();
  await mute();
  await page.goto("/blocked-users?tab=muted");
  const row = page.getByRole("region", { name: "Members you muted" }).getByRole("listitem");
  await expect(row).toContainText("Lou Loud");
  await expectAccessibleEverywhere(page);
  await row.getByRole("button", { name: "Unmute Lou Loud" }).click();
  await expect(page.getByText("No muted members")).toBeVisible();
  await page.goto(`/${loud.username}`);
  await page.getByRole("button", { name: "Profile options" }).click();
  await expect(page.getByRole("menuitem", { name: /^Mute/ })).toBeVisible();
});

test("what to be notified of, quiet hours and pauses are saved", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const card = page.getByRole("region", { name: "Notifications", exact: true });
  const saved = () => page.waitForResponse("**/api/notifications/settings");
  for (
    const change of [
      () => chooseOption(card.getByLabel("Likes", { exact: true }), "Off"),
      () => card.getByLabel("Quiet hours").check(),
      () => card.getByLabel("From", { exact: true }).fill("21:30"),
      () => card.getByText("Mon", { exact: true }).click(),
      () => card.getByLabel("Show previews").uncheck(),
      () => card.getByRole("button", { name: "Pause until tomorrow" }).click(),
    ]
  ) {
    const done = saved();
    await change();
    expect((await done).status()).toBe(200);
  }
  await page.reload();
  await expect(card.getByLabel("Likes", { exact: true })).toHaveText("Off");
  await expect(card.getByLabel("From", { exact: true })).toHaveValue("21:30");
  await expect(card.getByLabel("Monday")).not.toBeChecked();
  await expect(card.getByLabel("Show previews")).not.toBeChecked();
  await expect(card.getByText(/^Paused until (today|tomorrow) at 08:00\.$/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await card.getByRole("button", { name: "Resume" }).click();
  await expect(card.getByRole("button", { name: "Pause for an hour" })).toBeVisible();
});
