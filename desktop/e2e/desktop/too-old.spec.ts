import { api } from "../support/api.ts";
import { joinedMember } from "../support/members.ts";
import { startServer } from "../support/server.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("an app below the oldest client says how to update, and makes no further calls @deep", async ({ openApp }) => {
  test.setTimeout(180_000);
  const site = await startServer({ OLDEST_CLIENT: "9.0.0" });
  const app = await openApp({ server: site.url });
  await signInToApp(app.page, await joinedMember(api(site.url)));
  const bar = app.page.getByRole("status", { name: "Update" });
  await expect(bar).toContainText("A new version of Glimmer is here");
  await expect(bar).toContainText("Update it where you got the app");
  await bar.getByRole("button", { name: "Open page" }).click();
  await expect.poll(() => app.ask("openedOutside")).toContainEqual(
    expect.stringContaining("https://glimmer.app"),
  );
  expect(app.output()).toContain("only the page still calls it");
  const events = (await app.ask("messages")).filter(({ channel }) => channel === "glimmer:onSocket");
  expect(events.map(({ payload }) => payload)).not.toContainEqual({ type: "connection", isLive: true });
  await site.stop();
});
