import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

const words = "The network answers instead of Glimmer";
const hint = (page: Page) => page.evaluate(() => document.cookie.includes("glimmer_signed_in=1"));
const session = async (page: Page) =>
  (await page.context().cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value);

/** A gateway that answers every call of the API itself. The returned function takes it away. */
async function gateway(page: Page, answer: { status: number; body: string; contentType?: string }) {
  const calls = "**/api/**";
  await page.route(calls, (route) => route.fulfill({ contentType: "text/html", ...answer }));
  return () => page.unroute(calls);
}

test("a gateway's 401 signs nobody out: the draft and the session stay, also over a reload @deep", async ({ page, server }) => {
  await signIn(page, await joinedMember(server));
  await page.goto("/create-post");
  const draft = page.getByLabel("Post text");
  await draft.fill("Half a thought");
  const before = await session(page);
  expect(before).not.toEqual([]);

  const takeAway = await gateway(page, {
    status: 401,
    body: JSON.stringify({ message: "Unauthorized", code: "unauthenticated", requestId: "1" }),
    contentType: "application/json",
  });
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expectToast(page, "Error", `${words}. Sign in to the Wi-Fi or network you're on, then try again.`);
  await expect(draft).toHaveValue("Half a thought");
  await page.reload();
  await expect(page.getByRole("alert")).toContainText(`${words}. Sign in to the Wi-Fi or network you're on`);
  await expectAccessible(page);
  expect(page.url()).toContain("/create-post");
  expect([await hint(page), await session(page)]).toEqual([true, before]);

  await takeAway();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(draft).toHaveValue("Half a thought");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("a sign-in page that the network sends with 200 shows as no connection, and home comes when it has gone @deep", async ({ page, server }) => {
  await signIn(page, await joinedMember(server));
  await expect(page.getByRole("tab", { name: "All Posts" })).toBeVisible();
  const takeAway = await gateway(page, { status: 200, body: "<h1>Welcome to HotelNet</h1>" });
  await page.reload();
  await expect(page.getByRole("heading", { name: "We can't reach Glimmer" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(words);
  expect(await hint(page)).toBe(true);
  await takeAway();
  // Without a reload, after two seconds.
  await expect(page.getByRole("tab", { name: "All Posts" })).toBeVisible();
});
