import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import {
  layoutOf,
  parseWindowStates,
  rememberState,
  stateFor,
  type WindowState,
  type WindowStates,
} from "./window-state.ts";

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const left = { x: -1920, y: 0, width: 1920, height: 1080 };
const onTrain = layoutOf([laptop]);
const atDesk = layoutOf([laptop, left]);

function used(before: WindowStates, layout: () => string) {
  let kept = before;
  const bounds = { ...laptop, width: 900 };
  const window = Object.assign(new EventEmitter(), {
    getNormalBounds: () => bounds,
    isMaximized: () => true,
    isDestroyed: () => false,
  });
  const write = vi.fn((next: WindowStates) => {
    kept = next;
  });
  rememberState(
    window as unknown as Parameters<typeof rememberState>[0],
    { read: () => kept, write },
    layout,
  );
  return { window, bounds, write, kept: () => kept };
}

test("what is remembered is the last place, once the hand is still", () => {
  vi.useFakeTimers();
  const { window, write, bounds } = used([], () => onTrain);
  for (let move = 0; move < 50; move += 1) window.emit("move");
  vi.runAllTimers();
  expect(write).toHaveBeenCalledExactlyOnceWith([{ layout: onTrain, bounds, isMaximized: true }]);
  vi.useRealTimers();
});

test("each layout of displays has a place of its own, and a new one begins with the last", () => {
  const desk: WindowState = { layout: atDesk, bounds: { ...left, width: 800 }, isMaximized: false };
  const { window, kept, bounds } = used([desk], () => onTrain);
  expect(stateFor(kept(), onTrain)).toBe(desk);
  window.emit("close");
  expect(stateFor(kept(), onTrain)).toEqual({ layout: onTrain, bounds, isMaximized: true });
  expect(stateFor(kept(), layoutOf([left, laptop]))).toBe(desk);
  expect(stateFor(kept(), "elsewhere")?.layout).toBe(onTrain);
  expect(stateFor([], onTrain)).toBeNull();
});

test("the layouts of long ago are forgotten", () => {
  let layout = 0;
  const { window, kept } = used([], () => String(layout));
  for (; layout < 20; layout += 1) window.emit("close");
  expect(kept().map((state) => state.layout)).toEqual(["19", "18", "17", "16", "15", "14", "13", "12"]);
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
