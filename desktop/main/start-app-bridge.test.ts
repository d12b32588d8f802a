import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { ownHeaders } from "#shared/system/testing/own-response.ts";
import { newPostShortcut } from "./apply-preferences.ts";
import { getDefaultPreferences } from "./settings-file.ts";
import { appStarter, builtInServer } from "./testing/started-app.ts";

const other = "https://other.example.org";
const health = { status: "ok", version: "9.9.9", database: "up", bus: "none", replicas: "none" };
const { start, inUserData, keepToken, keptSettings } = appStarter(() => import("./start-app.ts"));

test("describes the app to its page only", async () => {
  const { electron, call } = await start();
  const description = {
    version: "1.2.3",
    system: "linux",
    serverAddress: builtInServer,
    builtInAddress: builtInServer,
    keepsSession: true,
    hasTray: true,
    isSandboxed: true,
    isAppImage: false,
    desktopChoosesKeys: false,
    update: { status: "off", version: null },
  };
  await vi.waitFor(async () => expect(await call("describeApp")).toEqual(description));
  const stranger = new electron.BrowserWindow().webContents;
  await expect(electron.callFrom(stranger, "describeApp")).rejects.toThrow("not the page");
});

test("says on Wayland that the desktop chooses global shortcuts", async () => {
  const { call } = await start({ isOnWayland: true });
  expect(await call("describeApp")).toMatchObject({ desktopChoosesKeys: true });
});

test("says that it is an AppImage", async () => {
  const { call } = await start({ appImage: "/opt/Glimmer.AppImage" });
  expect(await call("describeApp")).toMatchObject({ isAppImage: true });
});

test("preferences are applied at once, stored, and applied at the next start", async () => {
  const autostartDir = inUserData("autostart");
  let { electron, call } = await start({ autostartDir });
  const wanted = {
    checksSpelling: false,
    hasGlobalShortcut: true,
    startsAtLogin: true,
    showsNotifications: false,
  };
  const now = { ...getDefaultPreferences("linux"), ...wanted };
  expect(await call("changePreferences", wanted)).toEqual(now);
  expect(await call("readPreferences")).toEqual(now);
  const { startsAtLogin: _, ...kept } = now;
  expect((keptSettings() as { preferences: object }).preferences).toEqual(kept);
  expect(existsSync(join(autostartDir, "app.glimmer.Glimmer.desktop"))).toBe(true);
  expect(electron.session.defaultSession.setSpellCheckerEnabled).toHaveBeenLastCalledWith(false);
  ({ electron, call } = await start({ autostartDir }));
  expect(await call("readPreferences")).toEqual(now);
  expect(electron.session.defaultSession.setSpellCheckerEnabled).toHaveBeenCalledExactlyOnceWith(false);
  expect(electron.globalShortcut.register).toHaveBeenCalledExactlyOnceWith(
    newPostShortcut,
    expect.any(Function),
  );
});

test("the start at login follows the system's own settings", async () => {
  const { electron, call } = await start({ system: "mac" });
  const { app } = electron;
  expect(await call("changePreferences", { startsAtLogin: true })).toMatchObject({ startsAtLogin: true });
  app.loginItem.openAtLogin = false;
  expect(await call("readPreferences")).toMatchObject({ startsAtLogin: false });
  // Another change does not switch it on again.
  expect(await call("changePreferences", { showsNotifications: false })).toMatchObject({
    startsAtLogin: false,
  });
  expect(app.setLoginItemSettings).toHaveBeenCalledTimes(1);
  expect(await call("changePreferences", { startsAtLogin: true })).toMatchObject({ startsAtLogin: true });
  expect(app.setLoginItemSettings).toHaveBeenCalledTimes(2);
  app.setLoginItemSettings.mockImplementationOnce(() => {});
  app.loginItem.openAtLogin = false;
  await expect(call("changePreferences", { startsAtLogin: true })).rejects.toThrow("The system keeps");
});

test("the global shortcut opens a new post", async () => {
  const { electron, page, call } = await start();
  await call("changePreferences", { hasGlobalShortcut: true });
  await call("announceReady");
  electron.globalShortcut.register.mock.calls[0]?.[1]();
  expect(page.sentEvents("onNavigate")).toEqual([{ id: 1, path: "/create-post" }]);
});

test("a preference the system refuses is not stored", async () => {
  const { electron, call } = await start();
  electron.globalShortcut.register.mockReturnValue(false);
  await expect(call("changePreferences", { hasGlobalShortcut: true })).rejects.toThrow("Another program");
  expect(await call("readPreferences")).toEqual({ ...getDefaultPreferences("linux"), startsAtLogin: false });
});

test("an undefined preference changes nothing", async () => {
  const { call } = await start();
  const kept = { ...getDefaultPreferences("linux"), showsNotifications: false };
  expect(await call("changePreferences", { showsNotifications: false, staysInTray: undefined })).toEqual({
    ...kept,
    startsAtLogin: false,
  });
  expect(keptSettings()).toMatchObject({ preferences: kept });
});

test("the theme is applied at once and at the next start", async () => {
  const { electron, call } = await start();
  expect(electron.nativeTheme.themeSource).toBe("system");
  await call("showTheme", "dark");
  expect(electron.nativeTheme.themeSource).toBe("dark");
  expect(keptSettings()).toMatchObject({ theme: "dark" });
  const again = await start();
  expect(again.electron.nativeTheme.themeSource).toBe("dark");
});

test("a language is stored, and the app's texts, its page and what it asks the server for are in it", async () => {
  await keepToken();
  const { electron, page, call } = await start();
  const server = electron.session.fromPartition("persist:server");
  const askedIn = () => new Headers(server.fetch.mock.lastCall?.[1]?.headers).get("x-language");
  await vi.waitFor(() => expect(askedIn()).toBe("en"));
  electron.Menu.setApplicationMenu.mockClear();
  await call("chooseLanguage", "de");
  expect(keptSettings()).toMatchObject({ language: "de" });
  expect(electron.Menu.setApplicationMenu).toHaveBeenCalledOnce();
  expect(electron.session.defaultSession.setSpellCheckerLanguages).toHaveBeenLastCalledWith(["de", "en-GB"]);
  expect(server.clearCache).toHaveBeenCalledOnce();
  expect(page.reload).toHaveBeenCalledOnce();
  await electron.requestFromPage("/api/posts");
  expect(askedIn()).toBe("de");
  const again = await start();
  await again.electron.requestFromPage("/api/posts");
  const sent = again.electron.session.fromPartition("persist:server").fetch.mock.lastCall?.[1];
  expect(new Headers(sent?.headers).get("x-language")).toBe("de");
});

test("the language that the app has is stored as a choice, and reloads nothing", async () => {
  const { page, call } = await start();
  await call("chooseLanguage", "en");
  expect(keptSettings()).toMatchObject({ language: "en" });
  expect(page.reload).not.toHaveBeenCalled();
});

test("another server is stored, signs the member out, and reloads the page", async () => {
  await keepToken();
  const { window, page, responses, call } = await start();
  window.isFocused.mockReturnValue(true);
  responses["/api/health"] = () => health;
  expect(await call("changeServer", other)).toEqual({ isChanged: true });
  expect(keptSettings()).toMatchObject({ server: other });
  expect(existsSync(inUserData("session"))).toBe(false);
  expect(page.loadURL.mock.calls).toEqual([["app://glimmer/"], ["app://glimmer/"]]);
  expect(await call("describeApp")).toMatchObject({ serverAddress: other, builtInAddress: builtInServer });
});

test("a server the member refuses changes nothing", async () => {
  await keepToken();
  const { electron, window, page, responses, call } = await start();
  responses["/api/health"] = () => health;
  window.isFocused.mockReturnValue(true);
  electron.dialog.showMessageBox.mockResolvedValueOnce({ response: 1 });
  await call("changeServer", other);
  expect(electron.dialog.showMessageBox.mock.lastCall?.[0]).toBe(window);
  expect(existsSync(inUserData("session"))).toBe(true);
  expect(page.loadURL).toHaveBeenCalledOnce();
  expect(await call("describeApp")).toMatchObject({ serverAddress: builtInServer });
});

test("an address without a server changes nothing", async () => {
  await keepToken();
  const { page, call } = await start();
  expect(await call("changeServer", other)).toMatchObject({ isChanged: false });
  expect(existsSync(inUserData("session"))).toBe(true);
  expect(page.loadURL).toHaveBeenCalledOnce();
  expect(await call("describeApp")).toMatchObject({ serverAddress: builtInServer });
});

test("the menu's Find opens the page's search", async () => {
  const { electron, page } = await start();
  electron.chooseInMenu("find");
  expect(page.sentEvents("onFind")).toEqual([{}]);
});

test("searches the page with Chromium and sends it the results", async () => {
  const { page, call } = await start();
  await call("findInPage", "dawn", { isForward: true, isNext: false });
  expect(page.findInPage).toHaveBeenCalledExactlyOnceWith("dawn", { forward: true, findNext: true });
  const found = { requestId: 1, activeMatchOrdinal: 2, matches: 7 };
  page.emit("found-in-page", {}, { ...found, matches: 3, finalUpdate: false });
  page.emit("found-in-page", {}, { ...found, finalUpdate: true });
  expect(page.sentEvents("onFound")).toEqual([{ text: "dawn", active: 2, total: 7 }]);
  await call("stopFinding");
  expect(page.stopFindInPage).toHaveBeenCalledExactlyOnceWith("clearSelection");
});

test("reads what page and app use of memory", async () => {
  const { call } = await start();
  expect(await call("readMemory")).toEqual({ page: 180_000, app: 270_000 });
});

test("logs a helper process that ends early", async () => {
  const { electron, log } = await start();
  electron.app.emit("child-process-gone", {}, { type: "GPU", reason: "crashed", exitCode: 11 });
  expect(log.lines).toContain("A process is gone: GPU, crashed, exit code 11");
});

/** The member saves their data, of which not all has come yet. */
async function startSaving() {
  await keepToken();
  const started = await start();
  const path = inUserData("data.zip");
  const server = started.electron.session.fromPartition("persist:server");
  const endless = new ReadableStream({ start: (to) => to.enqueue(Buffer.from("PK\x03\x04")) });
  const respond = server.fetch.getMockImplementation();
  server.fetch.mockImplementation((address, init) =>
    address === `${builtInServer}/api/account/export`
      ? Promise.resolve(new Response(endless, { headers: ownHeaders }))
      : respond!(address, init)
  );
  started.electron.dialog.showSaveDialog.mockResolvedValueOnce({ canceled: false, filePath: path });
  const saved = started.call("saveExport");
  const parts = () => readdirSync(dirname(path)).filter((name) => name.endsWith(".part"));
  await vi.waitFor(() => expect(parts()).toHaveLength(1));
  return { ...started, saved, parts };
}

test("the app's end, of which the page is not asked, leaves no half of the member's data", async () => {
  const { electron, saved, parts } = await startSaving();
  electron.app.emit("will-quit", {});
  expect(parts()).toEqual([]);
  expect(await saved).toEqual({ outcome: "cancelled" });
});

test("signing out ends the saving of the member's data", async () => {
  const { electron, saved, parts } = await startSaving();
  await electron.requestFromPage("/api/auth/logout", { method: "POST" });
  expect(await saved).toEqual({ outcome: "cancelled" });
  expect(parts()).toEqual([]);
});
