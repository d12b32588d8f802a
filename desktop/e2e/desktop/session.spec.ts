import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startChangingServer } from "../support/changing-server.ts";
import { joinedMember } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { postWith } from "../support/posts.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("a member signs in, posts an image, restarts and is still signed in; the page never sees the token", async ({ server, openApp }) => {
  const member = await joinedMember(server);
  const app = await openApp();
  await signInToApp(app.page, member);

  await app.page.getByRole("link", { name: /Create Post|New post/i }).first().click();
  await app.page.getByLabel("Post text").fill("A dawn through the proxy");
  await app.page.locator('input[type="file"]').first().setInputFiles(await photo());
  await app.page.getByRole("button", { name: "Post", exact: true }).click();
  const image = postWith(app.page, "A dawn through the proxy").locator("img[width]").first();
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const [proof = ""] = await app.ask("authorizations");
  const token = proof.replace("Bearer ", "");
  expect(token).toMatch(/^\S{40,}$/);
  const held = await app.page.evaluate(async () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, await indexedDB.databases()])
  );
  expect(held).not.toContain(token);
  expect(JSON.stringify(await app.ask("messages"))).not.toContain(token);
  expect(await readFile(join(app.dataDir, "app/session"), "latin1")).not.toContain(token);

  await app.restart();
  await expect(postWith(app.page, "A dawn through the proxy")).toBeVisible();
  expect(await app.ask("authorizations")).toEqual([proof]);
});

test("what the page no longer waits for is given up at the server too", async ({ server, openApp }) => {
  const changing = await startChangingServer(server.origin);
  const app = await openApp({ server: changing.origin });
  await signInToApp(app.page, await joinedMember(server));
  const path = "/api/users/search";
  const givenUp = changing.hold(path);
  const box = app.page.getByRole("banner").getByRole("searchbox");
  await box.fill("dawn");
  await box.press("Enter");
  await expect.poll(() => changing.asked).toContain(path);
  await app.page.getByRole("link", { name: "Home" }).first().click();
  await givenUp;
  // By the page, not by the app's own limit.
  expect((await app.ask("messages")).map(({ channel }) => channel)).toContain("glimmer:cancelCall");
  expect(app.output()).not.toContain("had no answer");
});
