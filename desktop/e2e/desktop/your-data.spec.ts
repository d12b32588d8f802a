import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Locator } from "@playwright/test";
import { exportsPerDay } from "#shared/account/leaving-contract.ts";
import { startChangingServer } from "../support/servers/changing-server.ts";
import type { DesktopApp } from "../support/desktop-app.ts";
import { joinedMember, type Member } from "../support/members.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

/** The section of Settings, and where its file goes. */
async function openYourData(app: DesktopApp, member: Member) {
  await signInToApp(app.page, member);
  await app.ask("clickMenu", "settings");
  const section = app.page.getByRole("region", { name: "Your data" });
  const folder = join(app.dataDir, "downloads");
  await mkdir(folder, { recursive: true });
  return { section, folder };
}

async function clickDownload(app: DesktopApp, section: Locator): Promise<string> {
  await section.getByRole("button", { name: "Download my data" }).click();
  await expect.poll(() => app.ask("proposedPath")).toBeTruthy();
  return await app.ask("proposedPath") ?? "";
}

test("a member's data goes to the disk as a whole zip, in place of an older one, and not through the page", async ({ server, openApp }) => {
  const app = await openApp();
  const { section, folder } = await openYourData(app, await joinedMember(server));
  const calledByPage: string[] = [];
  app.page.on("request", (request) => calledByPage.push(new URL(request.url()).pathname));

  await clickDownload(app, section);
  await expect(section.getByRole("status")).toHaveText("Putting your data together.");
  await app.ask("choosePath", null);
  await expect(section.getByRole("status")).toHaveText("Nothing was saved.");

  const path = await clickDownload(app, section);
  expect(dirname(path)).toBe(folder);
  const name = path.slice(folder.length + 1);
  expect(name).toMatch(/^glimmer-data-\d{4}-\d\d-\d\d\.zip$/);
  await writeFile(path, "the older file");
  await app.ask("choosePath", path);
  await expect(section.getByRole("status")).toHaveText(`Your data is in downloads, as ${name}.`);
  expect(await readdir(folder)).toEqual([name]);
  const bytes = await readFile(path);
  // A local file header first, and the end of the directory last.
  expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\x03\x04");
  expect(bytes.subarray(-22, -18).toString("latin1")).toBe("PK\x05\x06");
  expect(bytes.includes("README.txt")).toBe(true);
  expect(calledByPage).toContain("/api/rate-limit-status");
  expect(calledByPage).not.toContain("/api/account/export");

  // Also after Settings were left meanwhile.
  await app.page.getByRole("link", { name: "Home" }).first().click();
  await app.page.getByRole("link", { name: "Settings" }).first().click();
  await expect(section.getByRole("status")).toContainText(name);

  await clickDownload(app, section);
  await app.ask("choosePath", join(folder, "missing", "data.zip"));
  await expect(section.getByRole("alert")).toContainText("No file can be written there.");
  expect(await readdir(folder)).toEqual([name]);

  await app.page.evaluate(async (calls) => {
    for (let n = 0; n < calls; n++) await (await fetch("/api/account/export")).blob();
  }, exportsPerDay);
  await section.getByRole("button", { name: "Download my data" }).click();
  await expect(section.getByRole("alert")).toContainText("You have downloaded your data 5 times in a day.");
  expect(await app.ask("proposedPath")).toBeFalsy();
});

test("data that stops arriving leaves no file", async ({ server, openApp }) => {
  const changing = await startChangingServer(server.origin);
  const app = await openApp({ server: changing.origin });
  const { section, folder } = await openYourData(app, await joinedMember(server));

  // Ends early, as a proxy that hides what happened would end it.
  changing.say("/api/account/export", {});
  await app.ask("choosePath", await clickDownload(app, section));
  await expect(section.getByRole("alert")).toContainText("It stopped arriving before it was complete.");
  expect(await readdir(folder)).toEqual([]);
});
