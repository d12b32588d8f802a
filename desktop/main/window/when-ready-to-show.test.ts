import type { BrowserWindow } from "electron";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeWindow } from "../testing/fake-window.ts";
import { whenReadyToShow } from "./main-window.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a hidden window is ready to show", () => {
  function waiting() {
    const window = new FakeWindow({ show: false });
    const onReady = vi.fn();
    whenReadyToShow(window as unknown as BrowserWindow, onReady);
    return { window, onReady };
  }

  test("when it says so", () => {
    const { window, onReady } = waiting();
    window.emit("ready-to-show");
    expect(onReady).toHaveBeenCalledOnce();
  });

  test("a moment after its page has loaded", () => {
    const { window, onReady } = waiting();
    window.webContents.emit("did-finish-load");
    expect(onReady).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(onReady).toHaveBeenCalledOnce();
  });

  test("after three seconds at the latest", () => {
    const { onReady } = waiting();
    vi.advanceTimersByTime(2_999);
    expect(onReady).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onReady).toHaveBeenCalledOnce();
  });

  test("once", () => {
    const { window, onReady } = waiting();
    window.webContents.emit("did-finish-load");
    window.emit("ready-to-show");
    window.emit("ready-to-show");
    window.webContents.emit("did-finish-load");
    vi.runAllTimers();
    expect(onReady).toHaveBeenCalledOnce();
  });

  test("never when it is destroyed before", () => {
    const { window, onReady } = waiting();
    window.isDestroyed.mockReturnValue(true);
    vi.runAllTimers();
    expect(onReady).not.toHaveBeenCalled();
  });
});
