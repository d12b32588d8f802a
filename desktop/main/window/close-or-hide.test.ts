import { expect, test, vi } from "vitest";
import { FakeWindow } from "../testing/fake-window.ts";
import { hideOnClose, runsInBackground } from "./close-or-hide.ts";

test.each(
  [
    ["mac", false, false, true],
    ["windows", true, true, true],
    ["windows", true, false, false],
    ["linux", false, true, false],
  ] as const,
)("on %s, with the tray wanted: %s and present: %s, the app runs without a window: %s", (...row) => {
  const [system, staysInTray, hasTray, expected] = row;
  expect(runsInBackground(system, staysInTray, hasTray)).toBe(expected);
});

test.each([
  ["hides it while the app runs in the background", {}, false],
  ["closes it where the app does not", { runsInBackground: false }, true],
  ["closes it when the app quits", { isQuitting: true }, true],
])("closing %s", (_, { isQuitting = false, runsInBackground = true }: Record<string, boolean>, isClosed) => {
  const window = new FakeWindow({ show: false });
  const [hide, beginQuit] = [vi.fn(), vi.fn()];
  hideOnClose(window as never, {
    isQuitting: () => isQuitting,
    beginQuit,
    runsInBackground: () => runsInBackground,
    hide,
  });
  expect(window.close()).toBe(isClosed);
  expect(hide).toHaveBeenCalledTimes(isClosed ? 0 : 1);
  expect(beginQuit).toHaveBeenCalledTimes(isClosed ? 1 : 0);
});
