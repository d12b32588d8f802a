import { expectAccessible } from "../support/access.ts";
import { expectFitsEverywhere } from "../support/fits.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

test("a member mutes only the reposts of another: these leave the feed, all else stays, and the list lifts it", async ({ page, server }) => {
  const [reader, loud, friend] = [
    await joinedMember(server),
    await joinedMember(server, { displayName: "Lou Loud" }),
    await joinedMember(server),
  ];
  const rest = crypto.randomUUID();
  const [asLoud, asFriend, asReader] = [
    await server.as(loud),
    await server.as(friend),
    await server.as(reader),
  ];
  const { id: loudId } = await asLoud.get<{ id: string }>("/api/auth/user");
  await asReader.post(`/api/users/${loudId}/follow`);
  const { id } = await asFriend.post<{ id: string }>("/api/posts", { content: `Of a friend, ${rest}` });
  await asLoud.post("/api/posts", { content: `Own words, ${rest}` });
  await asLoud.post("/api/posts", { content: `A quote, ${rest}`, quotedPostId: id, isQuote: true });
  await asLoud.post(`/api/posts/${id}/repost`);
  await openSession(page, reader);
  await page.goto("/?tab=following");
  const feed = page.getByRole("feed");
  await expect(feed.getByText("Reposted by Lou Loud")).toBeVisible();
  await page.goto(`/${loud.username}`);
  await page.getByRole("button", { name: "Profile options" }).click();
  await page.getByRole("menuitem", { name: `Mute @${loud.username}…` }).click();
  const dialog = page.getByRole("dialog", { name: `Mute @${loud.username}?` });
  await dialog.getByRole("radio", { name: /^Only reposts/ }).check();
  await expectAccessible(page);
  await expectFitsEverywhere(dialog, "Mute");
  await dialog.getByRole("button", { name: "For a week" }).click();
  await expectToast(page, `You muted reposts by @${loud.username}`);
  await page.goto("/?tab=following");
  await expect(feed.getByText(`Own words, ${rest}`)).toBeVisible();
  await expect(feed.getByText(`A quote, ${rest}`)).toBeVisible();
  await expect(feed.getByText("Reposted by Lou Loud")).toHaveCount(0);
  await page.goto("/blocked-users?tab=muted");
  const row = page.getByRole("region", { name: "Members you muted" }).getByRole("listitem");
  await expect(row).toContainText("Only reposts, until");
  await expectAccessible(page);
  await row.getByRole("button", { name: "Unmute Lou Loud" }).click();
  await expect(page.getByText("No muted members")).toBeVisible();
  await page.goto("/?tab=following");
  await expect(feed.getByText("Reposted by Lou Loud")).toBeVisible();
});
