import type { Draft } from "#shared/drafts/contract.ts";
import { joinedMember } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("in the app, a draft with a picture goes up when another screen opens, and is opened again @host", async ({ server, openApp }) => {
  const member = await joinedMember(server);
  const own = await server.as(member);
  const { page } = await openApp();
  await signInToApp(page, member);
  await page.getByRole("link", { name: "Create Post" }).first().click();
  await page.getByLabel("Post text").fill("Written in the app");
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  await page.getByLabel("Describe the image").fill("Dawn");
  await expect(page.getByRole("progressbar", { name: /^Upload of picture/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Drafts", exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Written in the app" });
  await expect(row).toContainText("1 picture");
  await expect(row.getByRole("img", { name: "Dawn" })).toBeVisible();
  const [draft] = await own.get<Draft[]>("/api/drafts");
  expect(draft?.images).toMatchObject([{ alt: "Dawn" }]);

  await own.put(`/api/drafts/${draft?.id}`, { content: "Continued elsewhere", revision: draft?.revision });
  await row.getByRole("button", { name: "Open" }).click();
  await expect(page.getByLabel("Post text")).toHaveValue("Continued elsewhere");
  await expect(page.getByLabel("Describe the image")).toHaveCount(0);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByRole("article").filter({ hasText: "Continued elsewhere" })).toBeVisible();
  await expect.poll(() => own.get<Draft[]>("/api/drafts")).toEqual([]);
});
