import { startChangingServer } from "../support/servers/changing-server.ts";
import { joinedMember } from "../support/members.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("a gateway's 401 leaves the app signed in: it says what answers, and goes on with the same session @deep", async ({ server, openApp }) => {
  const changing = await startChangingServer(server.origin);
  const app = await openApp({ server: changing.origin });
  await signInToApp(app.page, await joinedMember(server));
  const [proof] = await app.ask("authorizations");

  await changing.answerInPlace(401);
  await app.restart();
  await expect(app.page.getByRole("alert")).toContainText("The network answers instead of Glimmer");
  await changing.comeBack();
  await expect(app.page.getByRole("banner")).toBeVisible({ timeout: 30_000 });
  // Once more after a restart: the token is still on disk.
  await app.restart();
  await expect(app.page.getByRole("banner")).toBeVisible();
  expect(await app.ask("authorizations")).toEqual([proof]);
  await changing.stop();
});
