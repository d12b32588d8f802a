import type { BrowserWindow } from "electron";
import { expect, test, vi } from "vitest";
import type { System } from "../../bridge.ts";
import { installElectron } from "../testing/fake-electron.ts";
import { FakeWindow } from "../testing/fake-window.ts";
import { quietLog } from "../testing/quiet-log.ts";

const counts = { messages: 1, notifications: 0 };

async function setUpDisplay(system: System) {
  const electron = installElectron({ userData: "/nowhere" });
  const { createUnreadDisplay } = await import("./show-unread.ts");
  const { app } = await import("electron");
  const window = new FakeWindow();
  const trayActions = { open: vi.fn(), pauseForAnHour: vi.fn(), resume: vi.fn(), quit: vi.fn() };
  const sendToPage = vi.fn();
  const display = createUnreadDisplay({
    app,
    window: window as unknown as BrowserWindow,
    system,
    resourcesDir: "/resources",
    log: quietLog(),
    pausedUntil: () => null,
    trayActions,
    sendToPage,
  });
  return { display, window, tray: electron.trays[0], trayActions, sendToPage };
}

test("sends the page a change of the counts once", async () => {
  const { display, sendToPage } = await setUpDisplay("linux");
  display.set({ messages: 0, notifications: 0 });
  expect(sendToPage).not.toHaveBeenCalled();
  display.set(counts);
  display.set(counts);
  expect(sendToPage).toHaveBeenCalledExactlyOnceWith(counts);
});

test("keeps the count before the title that the page sets", async () => {
  const { display, window } = await setUpDisplay("linux");
  display.set(counts);
  const preventDefault = vi.fn();
  window.emit("page-title-updated", { preventDefault }, "Settings · Glimmer");
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(window.title).toBe("(1) Settings · Glimmer");
});

test("on Windows draws the count on the tray in the size of the display", async () => {
  const { display, tray } = await setUpDisplay("windows");
  display.set(counts);
  const size = { width: 24, height: 24 };
  expect(tray?.setImage.mock.lastCall).toEqual([expect.objectContaining({ size })]);
});

test.each(
  [
    ["mac", "/resources/trayTemplate.png"],
    ["windows", "/resources/tray.ico"],
    ["linux", "/resources/tray.png"],
  ] as const,
)("the tray of %s has its own icon, opens the app and quits it", async (system, path) => {
  const { tray, trayActions } = await setUpDisplay(system);
  expect(tray?.icon).toMatchObject({ path });
  tray?.choose("open");
  expect(trayActions.open).toHaveBeenCalledExactlyOnceWith(null);
  tray?.choose("quit");
  expect(trayActions.quit).toHaveBeenCalledOnce();
});
