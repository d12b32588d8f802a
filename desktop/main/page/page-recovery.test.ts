import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeWindow } from "../testing/fake-window.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { recoverPage, type StopReason } from "./page-recovery.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUpRecovery({ isShown = true, address = "app://glimmer/create-post" } = {}) {
  const window = new FakeWindow({ show: isShown });
  window.webContents.address = address;
  const asked: StopReason[] = [];
  let decide: (isWanted: boolean) => void = () => {};
  const load = vi.fn();
  const log = quietLog();
  const isQuitting = vi.fn(() => false);
  const recovery = recoverPage({
    window: window as never,
    load,
    ask: (reason) => {
      asked.push(reason);
      return new Promise((resolve) => (decide = resolve));
    },
    isQuitting,
    now: Date.now,
    log,
  });
  const { webContents } = window;
  return {
    window,
    recovery,
    asked,
    log,
    load,
    isQuitting,
    reloads: () => webContents.reload.mock.calls.length,
    destroyed: () => window.destroy.mock.calls.length,
    kills: () => webContents.forcefullyCrashRenderer.mock.calls.length,
    end: (reason: string) => webContents.emit("render-process-gone", {}, { reason, exitCode: 5 }),
    decide: async (isWanted: boolean) => {
      decide(isWanted);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test.each(["crashed", "oom", "killed", "abnormal-exit", "launch-failed", "memory-eviction"] as const)(
  "desktop.6: a page that stops (%s) is loaded again at once, and when it stops again the member is asked",
  async (reason) => {
    const { end, reloads, asked, decide, log } = setUpRecovery();
    end(reason);
    expect([reloads(), asked]).toEqual([1, []]);
    end(reason);
    expect([reloads(), asked]).toEqual([1, [reason]]);
    await decide(true);
    expect(reloads()).toBe(2);
    end(reason);
    expect([reloads(), asked]).toEqual([2, [reason, reason]]);
    expect(log.lines[0]).toBe(`The page's process is gone: ${reason}, exit code 5`);
  },
);

test("a page that ran for ten minutes is loaded again without asking", () => {
  const { end, reloads, asked } = setUpRecovery();
  end("crashed");
  vi.advanceTimersByTime(10 * 60_000);
  end("crashed");
  expect([reloads(), asked]).toEqual([2, []]);
});

test("a process that ends as it should is left alone", () => {
  const { end, reloads, recovery } = setUpRecovery();
  end("clean-exit");
  recovery.turnTo();
  expect([reloads(), recovery.takeNotice()]).toEqual([0, false]);
});

test("says once that the page was loaded again, and not after the member asked for it", async () => {
  const { end, recovery, decide } = setUpRecovery();
  end("crashed");
  expect([recovery.takeNotice(), recovery.takeNotice()]).toEqual([true, false]);
  end("crashed");
  await decide(true);
  expect(recovery.takeNotice()).toBe(false);
});

test("says nothing of a page that the member loaded, though the one before never asked", async () => {
  const { end, recovery, decide } = setUpRecovery();
  end("crashed");
  end("crashed");
  await decide(true);
  expect(recovery.takeNotice()).toBe(false);
});

test("neither asks about a page that something else loaded, nor loads it after a late answer", async () => {
  const { window, end, recovery, asked, decide, reloads } = setUpRecovery();
  end("crashed");
  end("crashed");
  expect([recovery.hasStopped(), asked.length]).toEqual([true, 1]);
  window.webContents.emit("did-navigate");
  await decide(true);
  recovery.turnTo();
  expect([recovery.hasStopped(), asked.length, reloads()]).toEqual([false, 1, 1]);
});

test("asks about a page that stopped out of sight when the member turns to the window, one question at a time", async () => {
  const { end, recovery, asked, decide, reloads } = setUpRecovery({ isShown: false });
  end("crashed");
  end("oom");
  expect(asked).toEqual([]);
  recovery.turnTo();
  recovery.turnTo();
  expect(asked).toEqual(["oom"]);
  await decide(false);
  expect(reloads()).toBe(1);
  recovery.turnTo();
  expect(asked).toEqual(["oom", "oom"]);
});

test("a process that could not start gets the first page again", () => {
  const { end, load, reloads } = setUpRecovery({ address: "" });
  end("launch-failed");
  expect([load.mock.calls.length, reloads()]).toEqual([1, 0]);
});

test("desktop.6: a page that does not respond for another 5 s is ended and loaded again", () => {
  const { window, end, kills, reloads, log } = setUpRecovery();
  window.emit("unresponsive");
  vi.advanceTimersByTime(4_999);
  expect(kills()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(kills()).toBe(1);
  end("killed");
  expect(reloads()).toBe(1);
  expect(log.lines).toEqual(["The page's process is gone: hung, exit code 5"]);
});

test("a page that responds again in time, or crashes first, is not ended", () => {
  const { window, end, kills } = setUpRecovery();
  window.emit("unresponsive");
  window.emit("responsive");
  window.emit("unresponsive");
  end("crashed");
  vi.runAllTimers();
  expect(kills()).toBe(0);
});

test("desktop.6: while the app quits, a page that does not respond for another 5 s ends with its window", () => {
  const { window, isQuitting, destroyed, kills } = setUpRecovery();
  isQuitting.mockReturnValue(true);
  window.emit("unresponsive");
  vi.advanceTimersByTime(4_999);
  expect(destroyed()).toBe(0);
  vi.advanceTimersByTime(1);
  expect([destroyed(), kills()]).toEqual([1, 0]);
});

test("desktop.6: while the app quits, a page that stops ends with its window, without a question", async () => {
  const { end, recovery, isQuitting, destroyed, reloads, asked, decide } = setUpRecovery();
  end("crashed");
  end("crashed");
  isQuitting.mockReturnValue(true);
  await decide(true);
  end("killed");
  recovery.turnTo();
  expect([destroyed(), reloads(), asked.length]).toEqual([1, 1, 1]);
});

test("a page that runs a script does not hang, whatever Electron says", async () => {
  const { window, kills, end } = setUpRecovery();
  window.webContents.executeJavaScript.mockResolvedValueOnce(0);
  window.emit("unresponsive");
  await vi.runAllTimersAsync();
  expect(kills()).toBe(0);

  window.webContents.executeJavaScript.mockRejectedValueOnce(new Error("gone"));
  window.emit("unresponsive");
  await vi.runAllTimersAsync();
  expect(kills()).toBe(1);
  end("killed");
});

test("a page that asks not to be left responds", () => {
  const { window, isQuitting, destroyed } = setUpRecovery();
  isQuitting.mockReturnValue(true);
  window.emit("unresponsive");
  window.webContents.emit("will-prevent-unload");
  vi.runAllTimers();
  expect(destroyed()).toBe(0);
});

test("leaves a destroyed window alone", async () => {
  const { window, end, reloads, kills, recovery, asked, decide } = setUpRecovery();
  end("crashed");
  end("crashed");
  window.emit("unresponsive");
  window.isDestroyed.mockReturnValue(true);
  await decide(true);
  vi.runAllTimers();
  end("crashed");
  recovery.turnTo();
  expect([reloads(), kills(), asked.length]).toEqual([1, 0, 1]);
});
