import type { BrowserWindow, MessageBoxOptions } from "electron";
import { beforeEach, expect, test, vi } from "vitest";
import { createServerChangeConfirmation } from "./confirm-server-change.ts";

const isFocused = vi.fn(() => true);
const window = { isFocused } as unknown as BrowserWindow;
const other = "https://other.example.org";
const showMessageBox = vi.fn<(over: unknown, options: MessageBoxOptions) => Promise<{ response: number }>>();
let server: string | null;
let seconds: number;
let mayUse: ReturnType<typeof createServerChangeConfirmation>;

/** Presses a button of the dialog; null closes it without one. */
const press = (label: string | null) =>
  showMessageBox.mockImplementationOnce((_, { buttons = [], cancelId = -1 }) =>
    Promise.resolve({ response: label === null ? cancelId : buttons.indexOf(label) })
  );

beforeEach(() => {
  showMessageBox.mockReset();
  isFocused.mockReturnValue(true);
  server = "https://glimmer.example.org";
  seconds = 0;
  mayUse = createServerChangeConfirmation({
    dialog: { showMessageBox: showMessageBox as never },
    window,
    server: () => server,
    now: () => seconds * 1_000,
  });
});

test("names both servers, with Cancel as the default", async () => {
  press("Cancel");
  await mayUse(other);
  const [over, asked] = showMessageBox.mock.lastCall ?? [];
  expect(over).toBe(window);
  expect(asked?.detail).toContain(`will use ${other}`);
  expect(asked?.detail).toContain("sign you out of https://glimmer.example.org");
  expect(asked?.buttons?.[asked.defaultId ?? -1]).toBe("Cancel");
});

test.each([["Use this server", true], ["Cancel", false], [null, false]])(
  "returns for %s: %s",
  async (label, isAgreed) => {
    press(label);
    expect(await mayUse(other)).toBe(isAgreed);
  },
);

test("returns true without asking for the first server", async () => {
  server = null;
  expect(await mayUse(other)).toBe(true);
  expect(showMessageBox).not.toHaveBeenCalled();
});

test("returns false without asking for the server in use", async () => {
  expect(await mayUse("https://glimmer.example.org")).toBe(false);
  expect(showMessageBox).not.toHaveBeenCalled();
});

test("returns false without asking while the window is not focused", async () => {
  isFocused.mockReturnValue(false);
  expect(await mayUse(other)).toBe(false);
  expect(showMessageBox).not.toHaveBeenCalled();
});

/** Waits, asks and presses a button. Returns whether the dialog was shown. */
async function isAskedAfter(more: number, label: string) {
  seconds += more;
  showMessageBox.mockReset();
  press(label);
  await mayUse(other);
  return showMessageBox.mock.calls.length === 1;
}

test("waits after a refusal, twice as long each time, up to an hour", async () => {
  expect(await isAskedAfter(0, "Cancel")).toBe(true);
  expect(await isAskedAfter(1, "Use this server")).toBe(false);
  expect(await isAskedAfter(1, "Cancel")).toBe(true);
  expect(await isAskedAfter(3, "Use this server")).toBe(false);
  expect(await isAskedAfter(1, "Cancel")).toBe(true);
  for (let refusals = 3; refusals < 12; refusals += 1) await isAskedAfter(2 ** refusals, "Cancel");
  expect(await isAskedAfter(3_599, "Use this server")).toBe(false);
  expect(await isAskedAfter(1, "Use this server")).toBe(true);
});

test.each([["an agreement", 2, "Use this server"], ["an hour", 3_600, "Cancel"]])(
  "%s resets the wait",
  async (_, after, label) => {
    for (const more of [0, 2, 4, 8]) expect(await isAskedAfter(more, "Cancel")).toBe(true);
    seconds += 14;
    expect(await isAskedAfter(after, label)).toBe(true);
    if (label === "Use this server") expect(await isAskedAfter(0, "Cancel")).toBe(true);
    expect(await isAskedAfter(2, "Cancel")).toBe(true);
  },
);

test("asks one question at a time", async () => {
  const answer = Promise.withResolvers<{ response: number }>();
  showMessageBox.mockReturnValueOnce(answer.promise);
  const first = mayUse(other);
  expect(await mayUse("https://third.example.org")).toBe(false);
  expect(showMessageBox).toHaveBeenCalledOnce();
  answer.resolve({ response: 0 });
  await first;
  press("Use this server");
  expect(await mayUse(other)).toBe(true);
});
