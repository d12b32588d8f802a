import { asServer, refusal } from "../support/as-server.ts";
import { expectAccessible, expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, openSession, signIn } from "../support/members.ts";
import { postWith, publish, publishAs } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

test("the empty Following tab suggests members, and shows their posts after a follow @deep", async ({ page, server }) => {
  const [reader, writer] = [
    await joinedMember(server),
    await joinedMember(server, { displayName: "Wilma Writer" }),
  ];
  const tag = `shared${reader.username.replaceAll("_", "")}`;
  const words = `Followed words of ${writer.username} #${tag}`;
  await publishAs(server, reader, `My own #${tag}`);
  await publishAs(server, writer, words);
  await signIn(page, reader);
  await page.getByRole("tab", { name: "Following" }).click();
  const suggested = page.getByRole("region", { name: "People worth following" });
  const first = suggested.getByRole("listitem").first();
  await expect(page.getByText("No posts from people you follow yet. Try following some users!"))
    .toBeVisible();
  await expect(first).toContainText(`@${writer.username}`);
  await expectAccessibleEverywhere(page);

  await test.step("a follow that fails is undone", async () => {
    await page.route("**/follow", (route) => route.abort(), { times: 1 });
    await first.getByRole("button", { name: "Follow Wilma Writer" }).click();
    await expectToast(page, "Error");
    await expect(first.getByRole("button", { name: "Follow Wilma Writer" })).toBeVisible();
    await expect(suggested.getByRole("button", { name: "Show posts" })).toBeHidden();
  });
  await test.step("a follow shows at once, and the list stays", async () => {
    const held = Promise.withResolvers<void>();
    await page.route("**/follow", async (route) => {
      await held.promise;
      await route.continue();
    }, { times: 1 });
    await first.getByRole("button", { name: "Follow Wilma Writer" }).click();
    await expect(first.getByRole("button", { name: "Unfollow Wilma Writer" })).toBeVisible();
    held.resolve();
    await expect(suggested.getByRole("button", { name: "Show posts" })).toBeVisible();
    await expect(first).toContainText(`@${writer.username}`);
  });
  await test.step("their posts show on request, and when the tab is opened again", async () => {
    await page.getByRole("tab", { name: "All Posts" }).click();
    await page.getByRole("tab", { name: "Following" }).click();
    await expect(postWith(page, words)).toBeVisible();
    await page.goto(`/${writer.username}`);
    await expect(page).toHaveTitle(`Wilma Writer (@${writer.username}) · Glimmer`);
    await page.getByRole("button", { name: "Unfollow" }).click();
    await page.getByRole("link", { name: "Home" }).first().click();
    await page.getByRole("tab", { name: "Following" }).click();
    await first.getByRole("button", { name: "Follow Wilma Writer" }).click();
    await suggested.getByRole("button", { name: "Show posts" }).click();
    await expect(postWith(page, words)).toBeVisible();
  });
});

test("hashtags are completed by keyboard and link to their posts @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  const tag = `calm${member.username.replaceAll("_", "")}`;
  await publish(page, `A first one #${tag}`);
  await page.goto("/create-post");
  await page.getByLabel("Post text").pressSequentially(`Another #${tag.slice(0, -2)}`);
  await expect(page.getByRole("listbox", { name: "Hashtags" }).getByRole("option")).toHaveText([/#calm/]);
  await page.getByLabel("Post text").press("Enter");
  await expect(page.getByLabel("Post text")).toHaveValue(`Another #${tag} `);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await postWith(page, "Another").getByRole("link", { name: `#${tag}` }).click();
  await expect(page.getByText(`2 posts tagged with #${tag}`)).toBeVisible();
  await expect(page).toHaveTitle(`#${tag} · Glimmer`);
  await expectAccessible(page);
  await test.step("a list that fails to load says why; counts stop at 1,000+", async () => {
    await page.route("**/api/hashtag/**", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "x-total-count": "1001" } });
    });
    await page.route("**/api/hashtag/**", (route) => route.fulfill(asServer(refusal)), { times: 1 });
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("Failed to load hashtag postsNot now");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText(`1,000+ posts tagged with #${tag}`)).toBeVisible();
    await page.unroute("**/api/hashtag/**");
  });
  await page.goto(`/hashtag/${tag}none`);
  await expect(page.getByText(`No posts found with #${tag}none`)).toBeVisible();
  for (const address of ["/hashtag/123", "/hashtag"]) {
    await page.goto(address);
    await expect(page.getByText("Hashtag not found")).toBeVisible();
  }
});

test("a blocked member loses the follow and can be unblocked again @deep", async ({ page, server }) => {
  const [member, other] = [await joinedMember(server), await joinedMember(server)];
  await openSession(page, member);
  await page.goto(`/${other.username}`);
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await page.getByRole("button", { name: "1 Followers" }).click();
  await expect(page.getByRole("dialog", { name: "Followers" }).getByRole("link")).toContainText(
    `@${member.username}`,
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Profile options" }).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();
  await expectToast(page, "User Blocked");
  await expect(page.getByRole("button", { name: "Unfollow" })).toHaveCount(0);
  await expect(page.getByText(`You blocked @${other.username}`)).toBeVisible();
  await page.getByRole("button", { name: "Unblock" }).click();
  await expectToast(page, "User Unblocked", "User has been unblocked successfully");
  await expect(page.getByRole("button", { name: "Follow", exact: true })).toBeVisible();
});

test("the profile says that the member is blocked, and offers Unblock @deep", async ({ page, server }) => {
  const [member, other] = [await joinedMember(server), await joinedMember(server)];
  const own = await server.as(member);
  const { id } = await own.get<{ id: string }>(`/api/users/username/${other.username}`);
  await own.post(`/api/users/${id}/block`);
  await openSession(page, member);
  await page.goto(`/${other.username.toUpperCase()}`);
  await expect(page.getByText(`You blocked @${other.username}`)).toBeVisible();
  await expect(page.getByText("User Not Found")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Unblock" }).click();
  await expectToast(page, "User Unblocked");
  await expect(page.getByRole("heading", { name: other.displayName, level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Follow", exact: true })).toBeVisible();
});

test("an invitation names the inviter, also from a phone @walk", async ({ page, server }) => {
  const member = await joinedMember(server);
  await signIn(page, member, `/login?next=/${member.username}`);
  await expect(page.getByRole("button", { name: "Be a Reference" })).toBeHidden();
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Be a Reference" });
  await expect(dialog.getByLabel("Your link")).toHaveValue(new RegExp(`/register\\?ref=${member.username}$`));
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Be a Reference" }).click();
  await expect(dialog.getByLabel("Your link")).toBeVisible();
});
