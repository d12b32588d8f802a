import type { BrowserWindow, MessageBoxOptions } from "electron";
import { beforeEach, expect, test, vi } from "vitest";
import { createServerQuestion } from "./server-question.ts";

const window = {} as BrowserWindow;
const other = "https://other.example.org";
const showMessageBox = vi.fn<(over: unknown, options: MessageBoxOptions) => Promise<{ response: number }>>();
let server: string | null;
const mayUse = createServerQuestion({
  dialog: { showMessageBox: showMessageBox as never },
  window,
  server: () => server,
});

/** Presses this button of the question; null closes it without one. */
const press = (label: string | null) =>
  showMessageBox.mockImplementationOnce((_, { buttons = [], cancelId = -1 }) =>
    Promise.resolve({ response: label === null ? cancelId : buttons.indexOf(label) })
  );

beforeEach(() => {
  showMessageBox.mockReset();
  server = "https://glimmer.example.org";
});

test("the question names both servers over the window, and Cancel is what a hasty Enter means", async () => {
  press("Cancel");
  await mayUse(other);
  const [over, asked] = showMessageBox.mock.lastCall ?? [];
  expect(over).toBe(window);
  expect(asked?.detail).toContain(`will use ${other}`);
  expect(asked?.detail).toContain("sign you out of https://glimmer.example.org");
  expect(asked?.buttons?.[asked.defaultId ?? -1]).toBe("Cancel");
});

test.each([["Use it", true], ["Cancel", false], [null, false]])(
  "answered with %s it is: %s",
  async (label, isAgreed) => {
    press(label);
    expect(await mayUse(other)).toBe(isAgreed);
  },
);

test("nobody is asked while there is no server yet", async () => {
  server = null;
  expect(await mayUse(other)).toBe(true);
  expect(showMessageBox).not.toHaveBeenCalled();
});

test("there is one question at a time, and another after it", async () => {
  const answer = Promise.withResolvers<{ response: number }>();
  showMessageBox.mockReturnValueOnce(answer.promise);
  const first = mayUse(other);
  expect(await mayUse("https://third.example.org")).toBe(false);
  expect(showMessageBox).toHaveBeenCalledOnce();
  answer.resolve({ response: 1 });
  await first;
  press("Use it");
  expect(await mayUse(other)).toBe(true);
});
