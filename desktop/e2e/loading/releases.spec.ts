import type { Page } from "@playwright/test";
import { joinedMember, signIn } from "../support/members.ts";
import { findInFeed } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

/** The page as the script that was missed has it looked at again. */
const waitForReload = (page: Page) =>
  page.waitForResponse((answer) =>
    new URL(answer.url()).pathname === "/" && answer.request().resourceType() === "fetch"
  );

test("a page from an older release reloads when a script is gone @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  const words = `Still here, ${member.username}`;
  await (await server.as(member)).post("/api/posts", { content: words });
  await page.route("**/assets/PostComments-*.js", (route) => route.fulfill({ status: 404 }));
  await page.route("/", async (route) => {
    if (route.request().resourceType() === "document") return await route.continue();
    const old = await (await route.fetch()).text();
    await page.unroute("**/assets/PostComments-*.js");
    // The page for members names its script within another one.
    const entry = await page.locator("script[type=module][src]").getAttribute("src");
    await route.fulfill({ body: old.replaceAll(entry ?? "", "/assets/newer.js") });
  });
  const loadedAnew = waitForReload(page).then(() => page.waitForEvent("load"));
  await signIn(page, member);
  await loadedAnew;
  const post = await findInFeed(page, words);
  await post.getByRole("button", { name: "Comments" }).click();
  await expect(post.getByLabel("Write a comment")).toBeVisible();
});

test(
  "a script that fails for another reason does not reload the page",
  { tag: "@deep" },
  async ({ page, server }) => {
    const member = await joinedMember(server);
    await page.route("**/assets/PostComments-*.js", (route) => route.fulfill({ status: 503 }));
    let loads = 0;
    page.on("load", () => loads++);
    const asked = waitForReload(page);
    await signIn(page, member);
    await (await asked).finished();
    await expect(page.getByRole("tab", { name: "All Posts" })).toBeVisible();
    expect(loads).toBe(1);
  },
);
