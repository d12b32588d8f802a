import { expect, test, vi } from "vitest";
import { FakeWindow } from "../testing/fake-window.ts";
import { reloadUnfocused } from "./reload-unfocused.ts";

function setUpWindow({ isFocused = false, hasStopped = false, isDestroyed = false }) {
  const window = new FakeWindow();
  window.isFocused.mockReturnValue(isFocused);
  window.isDestroyed.mockReturnValue(isDestroyed);
  reloadUnfocused({
    window: window as never,
    recovery: { hasStopped: () => hasStopped, turnTo: vi.fn(), takeNotice: () => false },
  });
  return { window, reloads: () => window.webContents.reload.mock.calls.length };
}

test.each<[string, Parameters<typeof setUpWindow>[0], number]>([
  ["at once out of focus", {}, 1],
  ["not while the member uses it", { isFocused: true }, 0],
  ["not when the page has stopped and the member is to be asked", { hasStopped: true }, 0],
  ["not in a destroyed window", { isDestroyed: true }, 0],
])("reloads the page: %s", (_, given, times) => expect(setUpWindow(given).reloads()).toBe(times));

test("reloads the page once when the member leaves the window", () => {
  const { window, reloads } = setUpWindow({ isFocused: true });
  window.emit("blur");
  window.emit("blur");
  expect(reloads()).toBe(1);
});
