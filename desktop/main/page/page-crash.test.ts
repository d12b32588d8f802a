import { expect, test } from "vitest";
import { reviveAfterCrash, wakePage } from "./page-crash.ts";
import { FakeWindow } from "../testing/fake-window.ts";
import { quietLog } from "../testing/quiet-log.ts";

function crashing() {
  const window = new FakeWindow();
  let now = 0;
  reviveAfterCrash(window as never, () => now, quietLog());
  const { webContents } = window;
  return {
    window,
    reloads: () => webContents.reload.mock.calls.length,
    pass: (ms: number) => (now += ms),
    end: (reason: string) => webContents.emit("render-process-gone", {}, { reason }),
  };
}

test("a page whose process died is loaded again, but not for ever", () => {
  const { end, pass, reloads } = crashing();
  end("clean-exit");
  expect(reloads()).toBe(0);
  for (let crash = 0; crash < 10; crash += 1) end("crashed");
  expect(reloads()).toBe(3);
  pass(60_001);
  end("oom");
  expect(reloads()).toBe(4);
});

test("a window that has gone is left alone", () => {
  const { window, end, reloads } = crashing();
  window.isDestroyed.mockReturnValue(true);
  end("crashed");
  expect(reloads()).toBe(0);
});

test("a page that was given up is loaded for who wants to see it, one that lives is not", () => {
  const { window, reloads } = crashing();
  wakePage(window as never);
  expect(reloads()).toBe(0);
  window.webContents.isCrashed.mockReturnValue(true);
  wakePage(window as never);
  expect(reloads()).toBe(1);
});
