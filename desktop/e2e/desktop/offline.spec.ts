import { startChangingServer } from "../support/servers/changing-server.ts";
import { expectFitsEverywhere } from "../support/fits.ts";
import { joinedMember } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test(
  "without its server the app starts, says so, shows the last feed and recovers; the server can be changed @host",
  { tag: "@deep" },
  async ({ server, openApp }) => {
    const member = await joinedMember(server);
    const words = `Kept for the train, ${member.username}`;
    await (await server.as(member)).post("/api/posts", { content: words });
    const changing = await startChangingServer(server.origin);
    const app = await openApp({ server: changing.origin });
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
    const dialog = app.page.getByRole("dialog", { name: "Use another server" });
    await expectFitsEverywhere(dialog, "Use another server");
    await app.page.setViewportSize({ width: 844, height: 390 });
    await expect(app.page.getByRole("button", { name: "Use this server" })).toBeInViewport({ ratio: 1 });
    const field = app.page.getByLabel("Server address");
    for (
      const [typed, answer] of [
        ["http://glimmer.example.org", "Please enter an address like"],
        ["http://127.0.0.1:9", "No server responds at http://127.0.0.1:9"],
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
    // After a refusal no question is asked for a moment.
    await expect(async () => {
      if (await app.ask("question")) return;
      await app.page.getByRole("button", { name: "Use this server" }).click({ timeout: 1_000 });
      await expect.poll(() => app.ask("question"), { timeout: 1_000 }).not.toBeNull();
    }).toPass();
    await app.ask("pressButton", "Use this server");
    // A session belongs to its server: nobody is signed in at the other one, and nothing
    // of the feed is left.
    await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await app.page.evaluate(() => localStorage.getItem("glimmer.last-feed"))).toBeNull();
    await app.restart();
    await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();

    // A script that is lost before the app runs is reported by the page itself,
    // under its own policy.
    await app.page.route("**/assets/index-*.js", (route) => route.abort());
    await app.page.reload();
    await expect(app.page.getByRole("alert")).toContainText("Something went wrong");
    await app.page.unroute("**/assets/index-*.js");
    await app.page.getByRole("button", { name: "Refresh Page" }).click();
    await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();

    // On Linux the app stays in the tray only if the member chose so: a start at
    // login shows the window.
    await app.restart({ argv: ["--hidden"] });
    await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true });

    // And closing the window ends the app.
    await app.ask("closeWindow").catch(() => undefined);
    await app.quit();
  },
);
