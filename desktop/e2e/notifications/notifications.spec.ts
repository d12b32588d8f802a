import { expectAccessible } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { bell, expectNotifications, openLive, publishPosts } from "./live-page.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

test("a like shows as an unread count without a request of the page", async ({ page, server }) => {
  const [member, fan] = [await joinedMember(server), await joinedMember(server, { displayName: "Fay Fan" })];
  const [post] = await publishPosts(await server.as(member), "A calm start");
  const other = await server.as(fan);
  await signIn(page, member);
  await openLive(page, "/settings");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await other.post(`/api/posts/${post}/like`);
  await expect(bell(page)).toHaveText(/1\s*unread/);
  await expect(page).toHaveTitle("(1) Settings · Glimmer");
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("the followers on one's profile and beside it move with the notification of a follow @deep", async ({ page, server }) => {
  const [member, fan] = [await joinedMember(server), await joinedMember(server)];
  const other = await server.as(fan);
  const { id } = await other.get<{ id: string }>(`/api/users/username/${member.username}`);
  await signIn(page, member);
  await openLive(page, `/${member.username}`);
  const counts = [
    page.getByRole("button", { name: "Followers" }),
    page.getByRole("region", { name: "Your profile card" }),
  ];
  for (const count of counts) await expect(count).toContainText(/0\s*Followers|Followers\s*0/);
  await other.post(`/api/users/${id}/follow`);
  for (const count of counts) await expect(count).toContainText(/1\s*Followers|Followers\s*1/);
  await other.delete(`/api/users/${id}/follow`);
  for (const count of counts) await expect(count).toContainText(/0\s*Followers|Followers\s*0/);
});

test("the list pages by five, marks one and all, and opens the comment @walk", async ({ page, server }) => {
  const member = await joinedMember(server);
  const fan = await server.as(await joinedMember(server, { displayName: "Fay Fan" }));
  const ids = await publishPosts(await server.as(member), "One", "Two", "Three", "Four", "Five", "Six");
  for (const id of ids) await fan.post(`/api/posts/${id}/like`);
  await fan.post(`/api/posts/${ids[0]}/comments`, { content: "How lovely" });
  await signIn(page, member, "/login?next=/notifications");
  const rows = page.locator("[data-notification]");
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText("Unread: Fay Fan commented on your post");
  await expect(rows.first()).toContainText("How lovely");
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(rows).toHaveCount(7);
  await expect(page.getByText("That's everything.")).toBeVisible();
  await expectAccessible(page);

  await test.step("a mark that fails is undone", async () => {
    await page.route("**/read", (route) => route.abort(), { times: 1 });
    await page.keyboard.press("j");
    // Looked for from the start: on a busy machine the post takes longer than the toast stays.
    const isTold = expectToast(page, "Error");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/post\/.*\?comment=/);
    await isTold;
    await page.goBack();
    await expect(rows.first()).toContainText("Unread:");
  });
  await test.step("a click opens the comment, and marks its notification read", async () => {
    await rows.first().click();
    await expect(page).toHaveURL(/\/post\/.*\?comment=/);
    await expect(page.getByRole("article", { name: "Comment by Fay Fan" })).toBeInViewport();
    await expect(page.getByRole("article", { name: "Comment by Fay Fan" })).toBeFocused();
    // Its mark stays in the column.
    const widths = await page.locator("#comments").evaluate((list) => [list.clientWidth, list.scrollWidth]);
    expect(widths[1]).toBe(widths[0]);
    await expect(bell(page)).toHaveText(/6\s*unread/);
    await page.goBack();
    await expect(rows.first()).not.toContainText("Unread:");
  });
  await page.getByRole("button", { name: "Mark all Read" }).click();
  await expect(page.getByText("Unread:")).toHaveCount(0);
  await expect(bell(page)).toHaveText("Notifications");
  await page.reload();
  await expectNotifications(page, Array.from({ length: 5 }, () => /^(?!.*Unread)/));
  await expect(page.getByRole("button", { name: "Mark all Read" })).toBeDisabled();
});
