import type { BrowserWindow } from "electron";
import { expect, test } from "vitest";
import type { System } from "../../bridge.ts";
import { FakeWindow } from "../testing/fake-window.ts";
import { followHistoryKeys } from "./history-keys.ts";

/** How often it went back and forward, by what Electron told of. */
function wentBy(system: System, tell: (window: FakeWindow) => void): [back: number, forward: number] {
  const window = new FakeWindow();
  followHistoryKeys(window as unknown as BrowserWindow, system);
  tell(window);
  const { goBack, goForward } = window.webContents.navigationHistory;
  return [goBack.mock.calls.length, goForward.mock.calls.length];
}

const commands = (window: FakeWindow) => {
  for (const command of ["browser-backward", "browser-forward", "browser-forward", "volume-up"]) {
    window.emit("app-command", {}, command);
  }
};

const keys = (window: FakeWindow) => {
  for (const key of ["BrowserBack", "BrowserForward", "BrowserForward", "BrowserHome"]) {
    for (const type of ["keyDown", "keyUp"]) window.webContents.emit("before-input-event", {}, { type, key });
  }
};

test.each<[string, System, (window: FakeWindow) => void, [number, number]]>([
  ["Windows makes commands of the keys", "windows", commands, [1, 2]],
  ["they are not heard a second time there", "windows", keys, [0, 0]],
  ["on Linux the keys are heard when they are pressed", "linux", keys, [1, 2]],
  ["its commands are left alone: a mouse's are Chromium's to follow", "linux", commands, [0, 0]],
])("%s", (_, system, tell, times) => {
  expect(wentBy(system, tell)).toEqual(times);
});
