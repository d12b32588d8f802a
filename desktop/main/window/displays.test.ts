import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { createDisplays } from "./displays.ts";

const display = (id: number, x: number, taskBar = 0) => ({
  id,
  bounds: { x, y: 0, width: 1440, height: 900 },
  workArea: { x, y: taskBar, width: 1440, height: 900 - taskBar },
});

function computer(displays: ReturnType<typeof display>[], primary = displays[0]) {
  const screen = Object.assign(new EventEmitter(), {
    getPrimaryDisplay: () => primary,
    getAllDisplays: () => displays,
  });
  return { screen, displays: createDisplays(screen as never) };
}

test("the primary display comes first, each without its task bar", () => {
  const [left, right] = [display(1, -1440), display(2, 0, 25)];
  expect(computer([left, right], right).displays.workAreas()).toEqual([right.workArea, left.workArea]);
});

test("the same displays are the same layout, in any order and with any task bar", () => {
  const layout = computer([display(1, 0), display(2, 1440)]).displays.layout();
  expect(computer([display(2, 1440, 40), display(1, 0, 25)]).displays.layout()).toBe(layout);
  expect(computer([display(1, 0)]).displays.layout()).not.toBe(layout);
});

test.each(["display-added", "display-removed", "display-metrics-changed"])("%s is heard", (event) => {
  const { screen, displays } = computer([display(1, 0)]);
  const hear = vi.fn();
  displays.onChange(hear);
  screen.emit(event);
  expect(hear).toHaveBeenCalledOnce();
});
