import { asServer } from "../support/as-server.ts";
import { fetchWhole } from "../support/api.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { postWith, publishForId } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

/** Breaks whatever formats it as a number. */
const noNumber = { valueOf: null, toString: null };

test(
  "a malformed post replaces only its own card, and is logged",
  { tag: "@deep" },
  async ({ page, server }) => {
    const member = await joinedMember(server);
    await page.route("**/api/posts?*", async (route) => {
      const response = await fetchWhole(route);
      const [post] = await response.json();
      const json = [null, { id: "no-post" }, { ...post, id: "no-list", elementModerations: 7 }, post];
      await route.fulfill({ response, json });
    });
    await page.route("**/comments*", async (route) => {
      if (route.request().method() !== "GET") return route.fallback();
      const response = await fetchWhole(route);
      const [comment] = await response.json();
      await route.fulfill({ response, json: [{ id: "no-comment" }, comment] });
    });
    const leader = { id: "no-xp", username: "no.xp", displayName: "No XP", xp: noNumber };
    await page.route("**/api/leaderboard/**", (route) => route.fulfill(asServer({ json: [null, leader] })));
    await page.route("**/deletion-cost", (route) => route.fulfill(asServer({ json: { cost: 10 } })));
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await signIn(page, member, "/login?next=/settings");
    const id = await publishForId(page, "A whole post");
    await page.request.post(`/api/posts/${id}/comments`, {
      headers: { Origin: server.origin },
      data: { content: "A whole comment" },
    });
    await page.getByRole("link", { name: "Glimmer" }).first().click();

    const feed = page.getByRole("feed");
    await expect(feed.getByText("This post can't be shown.")).toHaveCount(3);
    const whole = postWith(page, "A whole post");
    await expect(whole).toBeVisible();
    await expect(
      page.getByRole("complementary", { name: "Lisa, leaders and shop" }).getByText("This can't be shown."),
    )
      .toBeVisible();
    expect(logged.join("\n")).toContain("A malformed row came with a list no-post");

    await whole.getByRole("button", { name: /^Comments/ }).click();
    await expect(whole.getByText("This comment can't be shown.")).toBeVisible();
    await expect(whole.getByText("A whole comment")).toBeVisible();

    await whole.getByRole("button", { name: "Post options" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expectToast(page, "Error", "This can't be shown. Please try again later.");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);

    await whole.getByRole("button", { name: "Like", exact: true }).click();
    await expect(whole.getByRole("button", { name: "Like, 1 like" })).toBeVisible();
  },
);

test("a malformed person, XP entry or device replaces only its own row, and is logged @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  await signIn(page, member);
  await publishForId(page, "Something that earns XP");
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  const withDamagedRows = (
    row: object,
    damage: object,
  ) => [null, { id: "no-row" }, { ...row, id: "no-part", ...damage }, row];
  const spoil = (address: string, damage: object) =>
    page.route(address, async (route) => {
      const response = await fetchWhole(route);
      await route.fulfill({ response, json: withDamagedRows((await response.json())[0], damage) });
    });
  const friend = {
    id: "friend",
    username: "ada",
    displayName: "Ada Lind",
    profileImageUrl: null,
    profileImageMadeWithAi: false,
    badge: null,
  };
  await page.route(
    "**/followers*",
    (route) =>
      route.fulfill(asServer({ json: withDamagedRows(friend, { badge: { badgeType: "no badge" } }) })),
  );
  await spoil("**/xp-transactions*", { amount: noNumber });
  await spoil("**/api/auth/sessions", { lastUsedAt: "never", isCurrent: false });

  await page.goto(`/${member.username}`);
  await page.getByRole("button", { name: /Followers$/ }).click();
  const followers = page.getByRole("dialog", { name: "Followers" }).getByRole("listitem");
  await expect(followers).toHaveText(["This can't be shown.", /Ada Lind/]);
  await page.keyboard.press("Escape");

  await page.goto("/xp-history");
  const entries = page.getByRole("region", { name: "Transactions" }).getByRole("listitem");
  await expect(entries).toHaveText(["This can't be shown.", /\+5 XP/]);

  await page.goto("/settings");
  const devices = page.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem");
  await expect(devices).toHaveText(["This can't be shown.", /Active now/]);
  expect(logged.filter((text) => text.includes("A malformed row came with a list no-row"))).toHaveLength(3);
});

test(
  "a screen that a malformed response broke shows its content once the connection returns, and others keep theirs",
  { tag: "@deep" },
  async ({ page, server }) => {
    const member = await joinedMember(server);
    const read = page.waitForResponse("**/api/posts?*");
    await signIn(page, member);
    await read;
    const address = "**/api/users/username/*";
    await page.route(address, (route) => route.fulfill(asServer({ json: { id: "x", createdAt: noNumber } })));
    let feedsRead = 0;
    await page.route("**/api/posts?*", (route) => {
      feedsRead++;
      return route.fallback();
    });
    await page.getByRole("link", { name: member.displayName }).first().click();
    await expect(page.getByRole("alert")).toContainText("Something went wrong");
    await page.unroute(address);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("heading", { level: 1, name: member.displayName })).toBeVisible();
    await page.getByRole("link", { name: "Glimmer" }).first().click();
    await expect(page.getByRole("tab", { name: "All Posts" })).toBeVisible();
    expect(feedsRead).toBe(0);
  },
);
