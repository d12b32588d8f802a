import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeWindow } from "../testing/fake-window.ts";
import { parseWindowStates, rememberState, stateFor, type WindowStates } from "./window-state.ts";

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const wide = { x: 1440, y: 0, width: 2560, height: 1440 };
const onLaptop = { x: 200, y: 100, width: 900, height: 700 };
const onWide = { x: 2500, y: 200, width: 1200, height: 900 };
const places = { desk: [laptop, wide], train: [laptop] };
const desk = { layout: "desk", bounds: onWide, isMaximized: false };
const train = { layout: "train", bounds: onLaptop, isMaximized: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A window that is seen, on a computer that is carried about. */
function used(before: WindowStates, at: keyof typeof places) {
  let kept = before;
  let layout = at;
  let tell = () => {};
  const window = new FakeWindow();
  let bounds = at === "desk" ? onWide : onLaptop;
  window.getNormalBounds.mockImplementation(() => bounds);
  const moveTo = (next: typeof bounds) => {
    bounds = next;
    window.emit("move");
  };
  window.setBounds.mockImplementation(moveTo);
  const write = vi.fn((next: WindowStates) => {
    kept = next;
  });
  const displays = {
    workAreas: () => places[layout],
    layout: () => layout,
    onChange: (hear: () => void) => (tell = hear),
  };
  rememberState(window as never, { read: () => kept, write }, displays, () => true);
  const carryTo = (next: keyof typeof places) => {
    layout = next;
    tell();
  };
  return { window, write, moveTo, carryTo, kept: () => kept };
}

test("what is remembered is the last place, once the hand is still", () => {
  const { write, moveTo } = used([], "train");
  for (let x = 0; x < 50; x += 1) moveTo({ ...onLaptop, x });
  vi.runAllTimers();
  expect(write).toHaveBeenCalledExactlyOnceWith([{ ...train, bounds: { ...onLaptop, x: 49 } }]);
});

test("each layout of displays has a place of its own, and a new one begins with the last", () => {
  const { window, kept } = used([desk], "train");
  expect(stateFor(kept(), "train")).toBe(desk);
  window.emit("close");
  expect(kept()).toEqual([train, desk]);
  expect(stateFor(kept(), "elsewhere")).toEqual(train);
  expect(stateFor([], "train")).toBeNull();
});

test("a window is put back where it was on the displays that are there again; what the system did to it is forgotten", () => {
  const { window, moveTo, carryTo, kept } = used([desk, train], "desk");
  carryTo("train");
  // The system pushes it to a display that is left.
  moveTo({ ...onLaptop, x: 0, y: 25 });
  vi.runAllTimers();
  expect(window.setBounds).toHaveBeenLastCalledWith(onLaptop);
  expect(kept()).toContainEqual(train);
  carryTo("desk");
  vi.runAllTimers();
  expect(window.setBounds).toHaveBeenLastCalledWith(onWide);
  expect(kept()).toEqual([desk, train]);
});

test("a task bar that comes or goes moves nothing, and what is moved meanwhile counts", () => {
  const { window, moveTo, carryTo, kept } = used([desk], "desk");
  carryTo("desk");
  moveTo({ ...onWide, x: 1800 });
  vi.runAllTimers();
  expect(window.setBounds).not.toHaveBeenCalled();
  expect(kept()).toEqual([{ ...desk, bounds: { ...onWide, x: 1800 } }]);
});

test("a minimised window is put back when it is brought back", () => {
  const { window, carryTo } = used([desk, train], "desk");
  window.isMinimized.mockReturnValue(true);
  carryTo("train");
  vi.runAllTimers();
  expect(window.setBounds).not.toHaveBeenCalled();
  window.isMinimized.mockReturnValue(false);
  window.emit("restore");
  window.emit("restore");
  expect(window.setBounds).toHaveBeenCalledExactlyOnceWith(onLaptop);
});

test("one that fills its screen is left to the system", () => {
  const { window, carryTo } = used([desk, train], "desk");
  window.isMaximized.mockReturnValue(true);
  carryTo("train");
  vi.runAllTimers();
  expect(window.setBounds).not.toHaveBeenCalled();
});

test.each<[string, (window: FakeWindow) => void]>([
  ["hidden", (window) => window.hide()],
  ["minimised", (window) => window.isMinimized.mockReturnValue(true)],
  ["off the screen", (window) => window.getNormalBounds.mockReturnValue({ ...onLaptop, x: 9_000 })],
  ["gone", (window) => window.isDestroyed.mockReturnValue(true)],
])("a window that is %s has no place to remember", (_, change) => {
  const { window, write } = used([train], "train");
  change(window);
  window.emit("move");
  vi.runAllTimers();
  window.emit("close");
  expect(write).not.toHaveBeenCalled();
});

test("the layouts of long ago are forgotten", () => {
  const old = Array.from({ length: 8 }, (_, n) => ({ ...train, layout: `place ${n}` }));
  const { window, kept } = used(old, "train");
  window.emit("close");
  expect(kept().map(({ layout }) => layout)).toEqual([
    "train",
    ...old.slice(0, 7).map(({ layout }) => layout),
  ]);
});

test.each([
  undefined,
  {},
  { bounds: null, isMaximized: true },
  [{ layout: "x", bounds: { x: "1" }, isMaximized: true }],
  [{ layout: "x", bounds: { x: 0, y: 0, width: -1, height: 5 }, isMaximized: true }],
])(
  "states that make no sense are none: %j",
  (kept) => expect(parseWindowStates(kept)).toEqual([]),
);
