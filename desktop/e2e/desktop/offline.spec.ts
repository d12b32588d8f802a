import { startChangingServer } from "../support/changing-server.ts";
import { joinedMember } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("without its server the app starts, says so, shows the last feed and goes on by itself; the server can be changed @host", async ({ server, openApp }) => {
  const member = await joinedMember(server);
  const words = `Kept for the train, ${member.username}`;
  await (await server.as(member)).post("/api/posts", { content: words });
  const changing = await startChangingServer(server.origin);
  const app = await openApp({ server: changing.origin, hasTray: false });
  await signInToApp(app.page, member);
  await expect(postWith(app.page, words)).toBeVisible();

  await changing.goAway();
  await app.restart();
  await expect(app.page.getByRole("heading", { name: "We can't reach Glimmer" })).toBeVisible();
  const last = app.page.getByRole("region", { name: "What you last read" });
  await expect(last.getByText(words)).toBeVisible();
  await expect(last.getByRole("button")).toHaveCount(0);
  await changing.comeBack();
  await expect(app.page.getByRole("banner")).toBeVisible({ timeout: 30_000 });

  // Another server: asked first, and only a Glimmer is kept.
  await changing.goAway();
  await app.restart();
  await app.page.getByRole("button", { name: "Use another server" }).click();
  const field = app.page.getByLabel("Server address");
  for (
    const [typed, answer] of [
      ["http://glimmer.example.org", "Please enter an address like"],
      ["http://127.0.0.1:9", "Nothing answered at http://127.0.0.1:9"],
    ] as const
  ) {
    await field.fill(typed);
    await app.page.getByRole("button", { name: "Use this server" }).click();
    await expect(app.page.getByText(answer)).toBeVisible();
  }
  await field.fill(`${server.origin}/some/page`);
  await app.page.getByRole("button", { name: "Use this server" }).click();
  await expect.poll(() => app.ask("question")).toMatchObject({ message: "Use another server?" });
  await app.ask("pressButton", "Cancel");
  await expect(app.page.getByText("Nothing was changed.")).toBeVisible();
  // Who refused is left alone for a moment.
  await expect(async () => {
    if (await app.ask("question")) return;
    await app.page.getByRole("button", { name: "Use this server" }).click({ timeout: 1_000 });
    await expect.poll(() => app.ask("question"), { timeout: 1_000 }).not.toBeNull();
  }).toPass();
  await app.ask("pressButton", "Use it");
  // A session belongs to its server: nobody is signed in at the other one, and nothing of the feed is left.
  await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await app.page.evaluate(() => localStorage.getItem("glimmer.last-feed"))).toBeNull();
  await app.restart();
  await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();

  // Without a tray nothing hides where nobody finds it: a start that should be hidden is minimised.
  await app.restart({ argv: ["--hidden"] });
  await expect.poll(() => app.ask("window")).toMatchObject({ isFocused: false, isMinimized: true });
  await app.startSecond([]);
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isMinimized: false });

  // And closing the window ends the app.
  await app.ask("closeWindow").catch(() => undefined);
  await app.quit();
});

test("a server that takes calls and says nothing is one that cannot be reached", async ({ server, openApp }) => {
  const member = await joinedMember(server);
  const words = `Read before the tunnel, ${member.username}`;
  await (await server.as(member)).post("/api/posts", { content: words });
  const changing = await startChangingServer(server.origin);
  const app = await openApp({ server: changing.origin });
  await signInToApp(app.page, member);
  await expect(postWith(app.page, words)).toBeVisible();

  await changing.fallSilent();
  await app.restart();
  // The app itself gives it up: nothing else would for minutes.
  await expect(app.page.getByRole("heading", { name: "We can't reach Glimmer" })).toBeVisible({
    timeout: 40_000,
  });
  await expect(app.page.getByRole("region", { name: "What you last read" }).getByText(words)).toBeVisible();
  await changing.comeBack();
  await expect(postWith(app.page, words)).toBeVisible({ timeout: 40_000 });
});

test("an app packaged for no server asks for one first @host", async ({ server, openApp }) => {
  const app = await openApp({
    server: "",
    hasKeyring: false,
    argv: ["--no-sandbox"],
    env: { XDG_SESSION_TYPE: "wayland" },
  });
  await expect(app.page.getByRole("heading", { name: "Which Glimmer?" })).toBeVisible();
  await app.page.getByLabel("Server address").fill(server.origin);
  await app.page.getByRole("button", { name: "Continue" }).click();
  await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();

  // Without a keyring the session ends with the app. The settings say so, and what else this computer has its own way with.
  await signInToApp(app.page, await joinedMember(server));
  await app.page.getByRole("link", { name: "Settings" }).first().click();
  await expect(app.page.getByText("This computer has no keyring")).toBeVisible();
  await expect(app.page.getByText("The system gives the app no sandbox here")).toBeVisible();
  await expect(app.page.getByText("Installed from its deb")).toHaveCount(0);
  await expect(app.page.getByText("Your desktop may ask, and can choose other keys")).toBeVisible();
  await app.restart();
  await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();
});
