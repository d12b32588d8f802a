import { chooseOption } from "../../support/controls/choose-option.ts";
import { joinedMember } from "../../support/members.ts";
import { isConnected, signInToApp } from "../app-actions.ts";
import { expect, test } from "../desktop-test.ts";

test("the app and its page are in the language that the member chooses, also at the next start", async ({ server, openApp }) => {
  const author = await joinedMember(server);
  const ada = server.as(await joinedMember(server, { displayName: "Ada" }));
  const { id } = await (await server.as(author)).post<{ id: string }>("/api/posts", {
    content: "Slow breaths",
  });
  const app = await openApp();
  await signInToApp(app.page, author);
  await isConnected(app);
  await app.ask("clickMenu", "settings");
  await chooseOption(app.page.getByLabel("Language of Glimmer"), "Deutsch");

  const isGerman = async () => {
    await expect(app.page.locator("html")).toHaveAttribute("lang", "de");
    await expect(app.page.getByRole("link", { name: "Einstellungen" }).first()).toBeAttached();
    expect(await app.ask("menuRoles")).toContain('"label":"&Bearbeiten"');
    expect((await app.ask("tray"))?.menu.map(({ label }) => label)).toContain("Glimmer öffnen");
  };
  await isGerman();
  await expect.poll(async () => (await app.ask("window"))?.title).toContain("Einstellungen");

  await isConnected(app);
  await (await ada).post(`/api/posts/${id}/like`);
  await expect.poll(() => app.ask("notifications")).toEqual([
    { title: "Dein Beitrag gefällt Ada", body: "Slow breaths" },
  ]);
  await expect.poll(() => app.ask("tray")).toMatchObject({ toolTip: "Glimmer: 1 ungelesen" });

  await app.restart();
  await expect(app.page.getByRole("banner")).toBeVisible();
  await isGerman();
});

test("a text that is being written survives a change of the language", async ({ server, openApp }) => {
  const member = await joinedMember(server);
  const app = await openApp();
  await signInToApp(app.page, member);
  await app.ask("clickMenu", "new-post");
  const field = app.page.getByRole("main").getByRole("textbox").first();
  await field.fill("Half a thought");
  await (await server.as(member)).put("/api/users/settings", { language: "ar" });
  await app.page.evaluate(() => void window.glimmer.chooseLanguage("ar"));
  await expect(app.page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(field).toHaveText("Half a thought");
});

test("a first start is in the language of the system @host", async ({ openApp }) => {
  const app = await openApp({ languages: ["fr", "de-AT", "en-GB"] });
  await expect(app.page.locator("html")).toHaveAttribute("lang", "de");
  await expect(app.page.getByRole("link", { name: "Anmelden" }).first()).toBeVisible();
  expect(await app.ask("menuRoles")).toContain('"label":"Hilfe"');
});
