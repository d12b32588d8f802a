import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { createQuitState } from "./quit-state.ts";

function setUpQuitState() {
  const app = Object.assign(new EventEmitter(), {
    requestSingleInstanceLock: vi.fn(() => true),
    releaseSingleInstanceLock: vi.fn(),
  });
  return { app, quit: createQuitState(app as never) };
}

test("the app is quitting from before-quit on", () => {
  const { app, quit } = setUpQuitState();
  expect(quit.isQuitting()).toBe(false);
  app.emit("before-quit");
  expect(quit.isQuitting()).toBe(true);
});

test("the app is quitting once its window closes, until a member stays", () => {
  const { quit } = setUpQuitState();
  quit.beginQuit();
  expect(quit.isQuitting()).toBe(true);
  quit.goOn();
  expect(quit.isQuitting()).toBe(false);
});

test("a restart releases the lock, and takes it again when it is cancelled", () => {
  const { app, quit } = setUpQuitState();
  quit.beginRestart();
  expect([quit.isQuitting(), app.releaseSingleInstanceLock.mock.calls.length]).toEqual([true, 1]);
  quit.goOn();
  expect([quit.isQuitting(), app.requestSingleInstanceLock.mock.calls.length]).toEqual([false, 1]);
});
