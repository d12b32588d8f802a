import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { administrator } from "../support/administrator.ts";
import type { Api } from "../support/api.ts";
import { comment } from "../support/comments.ts";
import { mailTo, outboxOf } from "../support/mail.ts";
import { joinedMember, type Member, openSession, signIn, uniqueWord } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

const why = "Sent the same link to everyone.";
const words = `Your account is suspended: ${why}`;

async function suspend(server: Api, { username }: Member): Promise<void> {
  const calls = await server.as(administrator);
  const [found] = await calls.get<{ id: string }[]>(`/api/admin/users?q=${username}`);
  await calls.post(`/api/admin/users/${found?.id}/suspend`, { reason: why });
}

function note(page: Page) {
  return page.getByRole("main").getByRole("alert").filter({ hasText: words });
}

test("a suspended member is signed out of the open page, and reads why at sign-in and by the mail's link", async ({ page, server }) => {
  const member = await joinedMember(server);
  await signIn(page, member);
  await expect(page.getByRole("tab", { name: "All Posts" })).toBeVisible();
  await suspend(server, member);
  await page.getByRole("link", { name: "Leaderboard" }).first().click();
  await page.waitForURL(/\/login/);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(note(page)).toBeVisible();
  await expect(page.getByText("Login Failed")).toHaveCount(0);
  const mail = await mailTo(server, member.email);
  const link = mail.links.find((one) => one.includes("/decisions/")) ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Your account is suspended" })).toBeVisible();
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByText(`This is about your account @${member.username}.`)).toBeVisible();
  expect(page.url()).toBe(link.split("#")[0]);
  await expectAccessible(page);
  await page.goBack();
  expect(page.url()).not.toContain("#");
  // The link of another decision opens nothing.
  await page.goto(link.replace(/[0-9a-f]{4}#/, "0000#"));
  await expect(page.getByText("This link doesn't work")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Login" })).toHaveAttribute(
    "href",
    /next=%2Fdecisions%2F/,
  );
});

test("a sign-in link of a suspended member says why it lets nobody in", async ({ page, server }) => {
  const member = await joinedMember(server);
  await suspend(server, member);
  await page.goto("/login?mode=link");
  await page.getByLabel("Email").fill(member.email);
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  let link: string | undefined;
  await expect(async () => {
    const links = (await outboxOf(server, member.email)).flatMap((mail) => mail.links);
    link = links.find((one) => one.includes("/login?link="));
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  await page.goto(link ?? "");
  await expect(page.getByRole("heading", { name: "You can't sign in at the moment" })).toBeVisible();
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/login");
});

test("an administrator removes a post everywhere, and its author reads why @walk", async ({ page, server }) => {
  const author = await joinedMember(server);
  const calls = await server.as(author);
  const text = `Buy now ${uniqueWord()}`;
  const { id } = await calls.post<{ id: string }>("/api/posts", { content: text });
  await signIn(page, administrator, `/login?next=/${author.username}`);
  const post = postWith(page, text);
  await post.getByRole("button", { name: "Post options" }).click();
  await page.getByRole("menuitem", { name: "Remove as administrator…" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Remove this post?" });
  await dialog.getByLabel("Reason").fill("Advertising.");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "Post removed", "Its author has been told why.");
  await expect(post).toHaveCount(0);
  await page.goto(`/post/${id}`);
  await expect(page.getByText("Post Not Found")).toBeVisible();
  await openSession(page, author);
  await page.goto("/notifications");
  const told = page.locator("[data-notification]").filter({ hasText: "Advertising." });
  await expect(told).toHaveCount(1);
  await expect(told).toContainText("Your post was removed: Advertising.");
  await told.click();
  await expect(page.getByRole("heading", { name: "Your post was removed" })).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);
});

test("a refused removal shows the post again @deep", async ({ page, server }) => {
  const author = await joinedMember(server);
  const text = `Stays ${uniqueWord()}`;
  await (await server.as(author)).post("/api/posts", { content: text });
  await signIn(page, administrator, `/login?next=/${author.username}`);
  await page.route("**/api/admin/posts/*/remove", (route) => route.abort());
  await postWith(page, text).getByRole("button", { name: "Post options" }).click();
  await page.getByRole("menuitem", { name: "Remove as administrator…" }).click();
  await page.getByLabel("Reason").fill("Advertising.");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expectToast(page, "Removal Failed");
  await expect(postWith(page, text)).toBeVisible();
});

test("an administrator removes a comment; its author and other members have no such entry @deep", async ({ page, server }) => {
  const author = await joinedMember(server);
  const { id } = await (await server.as(author)).post<{ id: string }>("/api/posts", {
    content: "Talk to me",
  });
  await signIn(page, author, `/login?next=/post/${id}`);
  await comment(page, "Buy this now");
  await comment(page, "Be well");
  await page.getByRole("article").first().getByRole("button", { name: "Post options" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Delete"]);
  await openSession(page, administrator);
  await page.reload();
  const bad = page.getByRole("article", { name: "Comment by" }).filter({ hasText: "Buy this now" });
  await bad.getByRole("button", { name: "Comment options" }).click();
  await page.getByRole("menuitem", { name: "Remove as administrator…" }).click();
  await page.getByRole("alertdialog").getByLabel("Reason").fill("Advertising.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "Comment removed");
  await expect(bad).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("article", { name: "Comment by" })).toHaveCount(1);
});
