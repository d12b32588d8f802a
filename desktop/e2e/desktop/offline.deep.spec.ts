import { startChangingServer } from "../support/servers/changing-server.ts";
import { joinedMember } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("a silent server counts as unreachable", async ({ server, openApp }) => {
  const member = await joinedMember(server);
  const words = `Read before the tunnel, ${member.username}`;
  await (await server.as(member)).post("/api/posts", { content: words });
  const changing = await startChangingServer(server.origin);
  const app = await openApp({ server: changing.origin });
  await signInToApp(app.page, member);
  await expect(postWith(app.page, words)).toBeVisible();

  await changing.fallSilent();
  await app.restart();
  // The app's own time-out: without it the wait would be minutes.
  await expect(app.page.getByRole("heading", { name: "We can't reach Glimmer" })).toBeVisible({
    timeout: 40_000,
  });
  await expect(app.page.getByRole("region", { name: "What you last read" }).getByText(words)).toBeVisible();
  await changing.comeBack();
  await expect(postWith(app.page, words)).toBeVisible({ timeout: 40_000 });
});

test("an app packaged without a server asks for one first @host", async ({ server, openApp }) => {
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

  // Without a keyring the session ends with the app. The settings say so, and what else
  // differs on this computer.
  await signInToApp(app.page, await joinedMember(server));
  await app.page.getByRole("link", { name: "Settings" }).first().click();
  await expect(app.page.getByText("This computer has no keyring")).toBeVisible();
  await expect(app.page.getByText("The system gives the app no sandbox here")).toBeVisible();
  await expect(app.page.getByText("Installed from its deb")).toHaveCount(0);
  await expect(app.page.getByText("Your desktop may ask, and can choose other keys")).toBeVisible();
  await app.restart();
  await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();
});
