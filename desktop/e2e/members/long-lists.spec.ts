import { asServer } from "../support/as-server.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A row of a list of people. */
function person(username: string, changes: object = {}) {
  return {
    id: username,
    username,
    displayName: `Name of ${username}`,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    profileImageMadeWithAi: false,
    bio: null,
    xp: 1_234,
    level: 13,
    badge: null,
    isBot: false,
    ...changes,
  };
}

test("blocked users say how many days ago, also after a week, and Back is a link to the settings @deep", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const blockedAt = new Date(Date.now() - 12.5 * dayMs).toISOString();
  await page.route(
    "**/api/users/blocked*",
    (route) => route.fulfill(asServer({ json: [person("ben", { blockedAt })] })),
  );
  await page.goto("/blocked-users");
  await expect(page.getByText("Blocked 12d ago")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/settings");
  await page.goto("/xp-history");
  await expect(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/");
});

test("the filter of followers finds whoever is on a later page @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await page.route("**/api/users/*/followers*", (route) => {
    const cursor = new URL(route.request().url()).searchParams.get("cursor");
    if (cursor === "third") return route.fulfill(asServer({ json: [person("wanted.one")] }));
    const next = cursor ? "third" : "second";
    return route.fulfill(asServer({ json: [person(`before.${next}`)], headers: { "x-next-cursor": next } }));
  });
  await page.goto(`/${member.username}`);
  await page.getByRole("button", { name: "Followers" }).click();
  const dialog = page.getByRole("dialog", { name: "Followers" });
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await dialog.getByLabel("Search").fill("NAME of Wanted");
  await expect(dialog.getByRole("listitem")).toHaveText([/@wanted.one/]);
  await dialog.getByLabel("Search").fill("nobody at all");
  await expect(dialog.getByText("No matching users found")).toBeVisible();
});

test("likes show level and XP, and 'Post Not Found' once the post is gone @deep", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const post = await publish(page, `Liked, ${crypto.randomUUID()}`);
  const id = await post.getAttribute("data-post-id");
  const likes = "**/api/posts/*/likes*";
  await page.route(likes, (route) => route.fulfill(asServer({ json: [person("ben")] })));
  await page.goto(`/post/${id}/likes`);
  await expect(page.getByRole("listitem").filter({ hasText: "@ben" })).toContainText(/Level 13\s*1,234 XP/);
  await page.unroute(likes);
  const gone = { message: "This post is no longer available.", code: "not_found", requestId: "1" };
  await page.route(likes, (route) => route.fulfill(asServer({ status: 404, json: gone })));
  await page.reload();
  await expect(page.getByText("Post Not Found")).toBeVisible();
});
