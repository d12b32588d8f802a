import { expect, test, vi } from "vitest";
import { FakeWindow } from "../testing/fake-window.ts";
import { askToLeave } from "./ask-to-leave.ts";

test.each([
  ["leaves the page when the member discards the changes", "Discard changes", true],
  ["keeps the page, and the app, when the member stays", "Stay", false],
])("%s", (_, button, isLeft) => {
  const window = new FakeWindow();
  const onStay = vi.fn();
  const showMessageBoxSync = vi.fn((_over: unknown, { buttons }: { buttons: string[] }) =>
    buttons.indexOf(button)
  );
  askToLeave(window as never, { dialog: { showMessageBoxSync: showMessageBoxSync as never }, onStay });
  const event = { preventDefault: vi.fn() };
  window.webContents.emit("will-prevent-unload", event);
  expect(showMessageBoxSync).toHaveBeenCalledOnce();
  expect(event.preventDefault).toHaveBeenCalledTimes(isLeft ? 1 : 0);
  expect(onStay).toHaveBeenCalledTimes(isLeft ? 0 : 1);
});
