import { expect, test } from "vitest";
import { readMemory } from "./read-memory.ts";

const metric = (pid: number, workingSetSize: number, privateBytes?: number) => ({
  pid,
  memory: { workingSetSize, peakWorkingSetSize: 0, privateBytes },
});

function memoryOf(metrics: ReturnType<typeof metric>[], pageId: number) {
  return readMemory({ getAppMetrics: () => metrics as never }, { getOSProcessId: () => pageId });
}

test("desktop.7: adds up the processes of the app, and finds the page's", () => {
  expect(memoryOf([metric(1, 90_000), metric(2, 180_000), metric(3, 40_000)], 2)).toEqual({
    page: 180_000,
    app: 310_000,
  });
});

test("counts what is not shared where the system says it", () => {
  expect(memoryOf([metric(1, 90_000, 50_000.4), metric(2, 180_000, 120_000)], 2)).toEqual({
    page: 120_000,
    app: 170_000,
  });
});

test("says nothing of a page without a process", () => {
  expect(memoryOf([metric(1, 90_000)], 0)).toEqual({ page: null, app: 90_000 });
});
