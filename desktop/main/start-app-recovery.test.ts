import { expect, test, vi } from "vitest";
import { appStarter } from "./testing/started-app.ts";

const { start, inUserData } = appStarter(() => import("./start-app.ts"));

test("desktop.6: loads a page that crashed again and says so once; asks when it crashes again", async () => {
  const { electron, window, page, call } = await start();
  window.emit("ready-to-show");
  const crash = () => page.emit("render-process-gone", {}, { reason: "crashed", exitCode: 5 });
  expect(await call("takeReloadNotice")).toBe(false);
  crash();
  expect(page.reload).toHaveBeenCalledOnce();
  expect(await call("takeReloadNotice")).toBe(true);
  expect(await call("takeReloadNotice")).toBe(false);
  expect(electron.dialog.showMessageBox).not.toHaveBeenCalled();
  crash();
  const detail = expect.stringContaining(inUserData("logs")) as string;
  expect(electron.dialog.showMessageBox).toHaveBeenCalledExactlyOnceWith(
    window,
    expect.objectContaining({ detail }),
  );
  // The fake member presses the first button: load again.
  await vi.waitFor(() => expect(page.reload).toHaveBeenCalledTimes(2));
});

test("desktop.6: a page that hangs does not keep a window from closing, unless the member stays", async () => {
  const { electron, window, page } = await start();
  expect(window.close()).toBe(true);
  electron.dialog.showMessageBoxSync.mockReturnValueOnce(1);
  page.emit("will-prevent-unload", { preventDefault: vi.fn() });
  window.emit("unresponsive");
  vi.advanceTimersByTime(5_000);
  expect([page.forcefullyCrashRenderer.mock.calls.length, window.destroy.mock.calls.length]).toEqual([1, 0]);

  window.close();
  window.emit("unresponsive");
  vi.advanceTimersByTime(5_000);
  expect(window.destroy).toHaveBeenCalledOnce();
});

test("desktop.6: the page of another server does not say that the one before had stopped", async () => {
  const { window, page, responses, call } = await start();
  window.isFocused.mockReturnValue(true);
  responses["/api/health"] = () => ({
    status: "ok",
    version: "9.9.9",
    database: "up",
    bus: "none",
    replicas: "none",
  });
  page.emit("render-process-gone", {}, { reason: "crashed", exitCode: 5 });
  await call("changeServer", "https://other.example.org");
  expect(await call("takeReloadNotice")).toBe(false);
});
