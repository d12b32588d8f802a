import { expect, test, vi } from "vitest";
import { askToLoadAgain } from "./ask-to-load-again.ts";
import type { StopReason } from "./page-recovery.ts";

/** The member presses these buttons, one after the other. */
async function answer(
  buttons: readonly string[],
  reason: StopReason = "crashed",
  contactEmail: string | null = "help@glimmer.example",
) {
  const pressed = [...buttons];
  const shown: { message: string; detail: string }[] = [];
  const [showItemInFolder, quit] = [vi.fn(), vi.fn()];
  const showMessageBox = (
    _window: unknown,
    options: { message: string; detail: string; buttons: string[] },
  ) => {
    shown.push(options);
    return Promise.resolve({ response: options.buttons.indexOf(pressed.shift() ?? "") });
  };
  const isWanted = await askToLoadAgain({
    dialog: { showMessageBox: showMessageBox as never },
    shell: { showItemInFolder },
    window: {} as never,
    logFile: "/data/logs/main.log",
    contactEmail: () => contactEmail,
    quit,
  }, reason);
  return { isWanted, shown, showItemInFolder, quit };
}

test("desktop.6: says what happened, that drafts are kept, and which file to send to whom", async () => {
  const { isWanted, shown, quit } = await answer(["Reload"]);
  expect([isWanted, quit.mock.calls.length]).toEqual([true, 0]);
  expect(shown[0]?.message).toBe("Glimmer has stopped again");
  for (const part of ["The page crashed.", "drafts", "/data/logs/main.log", "help@glimmer.example"]) {
    expect(shown[0]?.detail).toContain(part);
  }
});

test("names no address of somebody else while the server has not said its own", async () => {
  const { shown } = await answer(["Reload"], "crashed", null);
  expect(shown[0]?.detail).toContain("the contact address in the terms of your server");
  expect(shown[0]?.detail).not.toContain("@");
});

test.each<[StopReason, string]>([
  ["hung", "no longer responded"],
  ["oom", "ran out of memory"],
  ["memory-eviction", "memory was low"],
  ["killed", "ended the page"],
  ["launch-failed", "could not be started"],
  ["integrity-failure", "Install it again"],
  ["abnormal-exit", "crashed"],
])("says of a page that stopped by %s: %s", async (reason, words) => {
  expect((await answer(["Reload"], reason)).shown[0]?.detail).toContain(words);
});

test("shows the log in its folder, and asks again", async () => {
  const { isWanted, shown, showItemInFolder } = await answer(["Show the log", "Reload"]);
  expect(showItemInFolder).toHaveBeenCalledExactlyOnceWith("/data/logs/main.log");
  expect([isWanted, shown.length]).toEqual([true, 2]);
});

test("quits when the member wants that", async () => {
  const { isWanted, quit } = await answer(["Quit"]);
  expect([isWanted, quit.mock.calls.length]).toEqual([false, 1]);
});
