import type { BrowserWindow } from "electron";
import { expect, test } from "vitest";
import type { System } from "../../bridge.ts";
import { FakeWindow } from "../testing/fake-window.ts";
import { handleBackAndForwardKeys } from "./back-and-forward-keys.ts";

/** Returns how often the page went back and forward. */
function countSteps(system: System, tell: (window: FakeWindow) => void): [back: number, forward: number] {
  const window = new FakeWindow();
  handleBackAndForwardKeys(window as unknown as BrowserWindow, system);
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
  ["follows app commands on Windows", "windows", commands, [1, 2]],
  ["ignores key events on Windows", "windows", keys, [0, 0]],
  ["follows key presses on Linux", "linux", keys, [1, 2]],
  ["ignores app commands on Linux", "linux", commands, [0, 0]],
])("%s", (_, system, tell, times) => {
  expect(countSteps(system, tell)).toEqual(times);
});
