import { expectAccessible } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { bell, openLive, publishPosts } from "./live-page.ts";
import { expect, test } from "../support/test.ts";

test("a bell on a profile notifies of each post until it is taken away", async ({ page, server }) => {
  const [member, author] = [
    await joinedMember(server),
    await joinedMember(server, { displayName: "Bo Bell" }),
  ];
  const [own, other] = [await server.as(member), await server.as(author)];
  const { id } = await own.get<{ id: string }>(`/api/users/username/${author.username}`);
  await own.post(`/api/users/${id}/follow`);
  await signIn(page, member);
  await openLive(page, `/${author.username}`);
  const toggle = page.getByRole("button", { name: "Notify me of posts" });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  const saved = page.waitForResponse("**/bell");
  await toggle.press("Enter");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  expect((await saved).status()).toBe(200);
  await expectAccessible(page);
  await publishPosts(other, "The first swifts are back");
  await expect(bell(page)).toHaveText(/1\s*unread/);
  await page.goto("/notifications");
  const row = page.locator("[data-notification]");
  await expect(row).toHaveText(/Bo Bell posted.*The first swifts are back/);
  await row.click();
  await expect(page).toHaveURL(/\/post\//);

  await page.goto("/settings#notifications");
  const settings = page.getByRole("region", { name: "Notifications", exact: true });
  await settings.getByRole("button", { name: "Remove Bo Bell" }).click();
  await expect(settings.getByText("Nobody. The bell on a profile adds somebody you follow.")).toBeVisible();
  await page.goto(`/${author.username}`);
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
});

test("a bell that the server refuses says why, and is off again", async ({ page, server }) => {
  const [member, author] = [await joinedMember(server), await joinedMember(server)];
  const own = await server.as(member);
  const { id } = await own.get<{ id: string }>(`/api/users/username/${author.username}`);
  await own.post(`/api/users/${id}/follow`);
  await signIn(page, member, `/login?next=/${author.username}`);
  const toggle = page.getByRole("button", { name: "Notify me of posts" });
  await expect(toggle).toBeVisible();
  // On another device.
  await own.delete(`/api/users/${id}/follow`);
  await toggle.click();
  await expect(page.getByText("Follow them first, to be notified of their posts.")).toBeVisible();
  await expect(toggle).toHaveCount(0);
});
