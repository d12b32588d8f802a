import type { Page } from "@playwright/test";
import type { DesktopApp } from "../support/desktop-app.ts";
import { expectKeptImages } from "../support/drafts.ts";
import { joinedMember } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { expectToast } from "../support/toast.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

/** Resolves with the page that the app loads in place of one that stops by `stop`. */
async function pageAfter(page: Page, stop: () => Promise<unknown>): Promise<Page> {
  const loaded = page.context().waitForEvent("page");
  await stop();
  return await loaded;
}

/** Signs in and begins a post, with a picture. */
async function beginPost(app: DesktopApp, member: Parameters<typeof signInToApp>[1]): Promise<void> {
  await signInToApp(app.page, member);
  await app.ask("clickTray", "new-post");
  await app.page.getByLabel("Post text").fill("Half a thought");
  await app.page.getByLabel("Choose a photo").setInputFiles(await photo());
  await app.page.getByLabel("Describe the image").fill("A dawn");
  await expectKeptImages(app.page, 1);
  await app.page.getByLabel("Post text").pressSequentially(", typed until the end");
}

async function expectDraft(page: Page): Promise<void> {
  await expect(page.getByLabel("Post text")).toHaveValue("Half a thought, typed until the end");
  await expect(page.getByLabel("Describe the image")).toBeVisible();
}

test(
  "desktop.6: a page that crashes is loaded again with its draft; the second time the app asks first @host @deep",
  async ({ server, openApp }) => {
    const app = await openApp();
    await beginPost(app, await joinedMember(server));
    let page = await pageAfter(app.page, () => app.ask("endPage", "crashed"));
    await expectDraft(page);
    await expectToast(page, "Glimmer was reloaded", "The page had stopped. Your drafts are kept.");
    expect(await app.ask("question")).toBeNull();

    await app.ask("endPage", "killed");
    const message = "Glimmer has stopped again";
    await expect.poll(() => app.ask("question")).toMatchObject({
      message,
      detail: expect.stringMatching(/ended the page\. Your drafts [^]*main\.log$/),
    });
    await app.ask("pressButton", "Show the log");
    await expect.poll(() => app.ask("shownInFolder")).toEqual([expect.stringMatching(/main\.log$/)]);
    await expect.poll(() => app.ask("question")).toMatchObject({ message });
    page = await pageAfter(page, () => app.ask("pressButton", "Reload"));
    await expectDraft(page);
    await page.getByLabel("Post text").press("End");
    await page.getByLabel("Post text").pressSequentially(".");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expectToast(page, "Post created!");
  },
);

test(
  "desktop.6: a page that hangs is ended and loaded again with its draft @host",
  { tag: "@deep" },
  async ({ server, openApp }) => {
    const app = await openApp();
    await beginPost(app, await joinedMember(server));
    await expectDraft(await pageAfter(app.page, () => app.ask("hangPage")));
    expect(app.output()).toContain("The page's process is gone: hung");
  },
);
