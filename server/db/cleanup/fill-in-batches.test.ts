import { afterEach, expect, test, vi } from "vitest";
import { fillInBatches } from "./fill-in-batches.ts";
import { longestRunMs } from "./remove-in-batches.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("fills batch after batch until none is left", async () => {
  const places: number[] = [];
  await fillInBatches(0, (place) => {
    places.push(place);
    return Promise.resolve(place < 3 ? place + 1 : null);
  });
  expect(places).toEqual([0, 1, 2, 3]);
});

test("leaves the rest to the next run when its time ends or the signal fires", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const ending = new AbortController();
  const fillUntil = async (end: () => void) => {
    let batches = 0;
    await fillInBatches(0, () => {
      batches++;
      if (batches === 3) end();
      return Promise.resolve(1);
    }, ending.signal);
    return batches;
  };
  expect(await fillUntil(() => now.mockReturnValue(longestRunMs))).toBe(3);
  expect(await fillUntil(() => ending.abort())).toBe(3);
});
