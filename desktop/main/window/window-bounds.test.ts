import fc from "fast-check";
import { expect, test } from "vitest";
import { isOnScreen, placeWindow } from "./window-bounds.ts";

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const left = { x: -1920, y: 0, width: 1920, height: 1080 };

test.each([
  ["nothing kept: in the middle", null, [laptop], { x: 80, y: 33, width: 1280, height: 860 }],
  ["as it was", { x: 100, y: 100, width: 900, height: 700 }, [laptop], {
    x: 100,
    y: 100,
    width: 900,
    height: 700,
  }],
  ["on the second display", { x: -1500, y: 50, width: 900, height: 700 }, [laptop, left], {
    x: -1500,
    y: 50,
    width: 900,
    height: 700,
  }],
  ["the second display is gone", { x: -1500, y: 50, width: 900, height: 700 }, [laptop], {
    x: 270,
    y: 113,
    width: 900,
    height: 700,
  }],
  ["larger than what there is now", { x: 0, y: 25, width: 3000, height: 2000 }, [laptop], {
    x: 0,
    y: 25,
    width: 1440,
    height: 875,
  }],
  ["its title above the screen", { x: 100, y: -500, width: 900, height: 700 }, [laptop], {
    x: 270,
    y: 113,
    width: 900,
    height: 700,
  }],
])("places the window on a display: %s", (_, kept, displays, place) => {
  expect(placeWindow(kept, displays)).toEqual(place);
});

test("the window fits and can be dragged on every layout of displays", () => {
  const side = fc.integer({ min: 600, max: 4000 });
  const area = fc.record({
    x: fc.integer({ min: -5000, max: 5000 }),
    y: fc.integer({ min: -3000, max: 3000 }),
    width: side,
    height: side,
  });
  const kept = fc.option(fc.record({
    x: fc.integer({ min: -9000, max: 9000 }),
    y: fc.integer({ min: -9000, max: 9000 }),
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  }));
  fc.assert(fc.property(kept, fc.array(area, { minLength: 1, maxLength: 4 }), (was, displays) => {
    const window = placeWindow(was, displays);
    return isOnScreen(window, displays) &&
      displays.some((display) =>
        Math.min(window.x + window.width, display.x + display.width) - Math.max(window.x, display.x) >= 120 &&
        window.y >= display.y && window.y + 40 <= display.y + display.height &&
        window.width <= display.width && window.height <= display.height
      );
  }));
});
