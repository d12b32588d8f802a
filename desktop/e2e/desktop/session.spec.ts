import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startChangingServer } from "../support/servers/changing-server.ts";
import type { DesktopApp } from "../support/desktop-app.ts";
import { linkIn, mailTo } from "../support/mail.ts";
import { fillInRegistration, joinedMember, stranger } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { postWith } from "../support/posts.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("a member signs in, posts an image, restarts and is still signed in; the page never sees the token @walk", async ({ server, openApp }) => {
  const member = await joinedMember(server);
  const app = await openApp();
  await signInToApp(app.page, member);

  await app.page.getByRole("link", { name: /Create Post|New post/i }).first().click();
  await app.page.getByLabel("Post text").fill("A dawn through the proxy");
  await app.page.locator('input[type="file"]').first().setInputFiles(await photo());
  await app.page.getByLabel("Describe the image").fill("A dawn");
  await app.page.getByRole("button", { name: "Post", exact: true }).click();
  const image = postWith(app.page, "A dawn through the proxy").locator("img[width]").first();
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const [proof = ""] = await app.ask("authorizations");
  const token = proof.replace("Bearer ", "");
  expect(token).toMatch(/^\S{40,}$/);
  await expectUnseen(app, token, "session");

  await app.restart();
  await expect(postWith(app.page, "A dawn through the proxy")).toBeVisible();
  expect(await app.ask("authorizations")).toEqual([proof]);
});

test(
  "a visitor registers and resends the mail, also after a restart once they have entered their password",
  { tag: "@deep" },
  async ({ server, openApp }) => {
    const member = stranger();
    const app = await openApp();
    const resend = () => app.page.getByRole("button", { name: "Resend Verification Email" }).click();
    await app.page.getByRole("link", { name: "Join Today" }).click();
    await fillInRegistration(app.page, member);
    await app.page.getByRole("button", { name: "Create Account" }).click();
    await expect(app.page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
    await resend();
    await mailTo(server, member.email, 2);

    await app.restart();
    await app.page.getByRole("link", { name: "Sign In" }).click();
    await app.page.getByLabel("Email").fill(member.email);
    await app.page.getByLabel("Password", { exact: true }).fill(member.password);
    await app.page.getByRole("button", { name: "Sign In" }).click();
    await resend();
    const { text } = await mailTo(server, member.email, 3);
    expect(text).toContain(`@${member.username}`);
  },
);

test(
  "a locked-out member signs in with a mailed link, and with the password on that computer afterwards",
  { tag: "@deep" },
  async ({ server, openApp }) => {
    const member = await joinedMember(server);
    const lockOut = async () => {
      const guess = { email: member.email, password: "Wrong-one1!" };
      for (let n = 0; n < 10; n += 1) await server.post("/api/auth/login", guess).catch(() => undefined);
    };
    await lockOut();
    const app = await openApp();
    await app.page.getByRole("link", { name: "Sign In" }).click();
    await app.page.getByLabel("Email").fill(member.email);
    await app.page.getByLabel("Password", { exact: true }).fill(member.password);
    await app.page.getByRole("button", { name: "Sign In" }).click();
    await app.page.getByRole("button", { name: "Email me a sign-in link" }).click();
    await expect(app.page.getByText("Check your email.")).toBeVisible();
    // Where the browser that opens the mail leads to.
    const { search } = new URL(linkIn(await mailTo(server, member.email), "/login"));
    await app.ask("openUrl", `glimmer://login${search}`);
    await expect(app.page.getByRole("banner")).toBeVisible();
    expect(await app.ask("deviceTokens")).toEqual([]);

    await app.page.getByRole("button", { name: /menu/i }).first().click();
    await app.page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();
    await lockOut();
    await app.restart();
    await signInToApp(app.page, member);
    const [device = ""] = await app.ask("deviceTokens");
    expect(device).toMatch(/^[\w-]{43}$/);
    await expectUnseen(app, device, "device");
  },
);

/**
 * The page does not have the token and never got it; the file that stores it does not
 * contain it in plain text.
 */
async function expectUnseen(app: DesktopApp, secret: string, file: string): Promise<void> {
  const held = await app.page.evaluate(async () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, await indexedDB.databases()])
  );
  expect(held).not.toContain(secret);
  expect(JSON.stringify(await app.ask("messages"))).not.toContain(secret);
  expect(await readFile(join(app.dataDir, "app", file), "latin1")).not.toContain(secret);
}

test(
  "a call that the page cancels is aborted at the server too",
  { tag: "@deep" },
  async ({ server, openApp }) => {
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
  },
);
