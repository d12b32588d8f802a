import { expect, test } from "vitest";
import { reloadAfterCrash, reloadIfCrashed } from "./reload-after-crash.ts";
import { FakeWindow } from "../testing/fake-window.ts";
import { quietLog } from "../testing/quiet-log.ts";

function setUpCrash() {
  const window = new FakeWindow();
  let now = 0;
  reloadAfterCrash(window as never, () => now, quietLog());
  const { webContents } = window;
  return {
    window,
    reloads: () => webContents.reload.mock.calls.length,
    pass: (ms: number) => (now += ms),
    end: (reason: string) => webContents.emit("render-process-gone", {}, { reason }),
  };
}

test("reloads a crashed page three times a minute", () => {
  const { end, pass, reloads } = setUpCrash();
  end("clean-exit");
  expect(reloads()).toBe(0);
  for (let crash = 0; crash < 10; crash += 1) end("crashed");
  expect(reloads()).toBe(3);
  pass(60_001);
  end("oom");
  expect(reloads()).toBe(4);
});

test("leaves a destroyed window alone", () => {
  const { window, end, reloads } = setUpCrash();
  window.isDestroyed.mockReturnValue(true);
  end("crashed");
  expect(reloads()).toBe(0);
});

test("reloads a page that was given up when the member turns to it", () => {
  const { window, reloads } = setUpCrash();
  reloadIfCrashed(window as never);
  expect(reloads()).toBe(0);
  window.webContents.isCrashed.mockReturnValue(true);
  reloadIfCrashed(window as never);
  expect(reloads()).toBe(1);
});
