import { expect, test, vi } from "vitest";
import { checkMemory } from "./check-memory.ts";

const memory = (workingSetSize: number) => ({ workingSetSize, peakWorkingSetSize: workingSetSize });
const main = { pid: 1, type: "Browser", memory: memory(90_000) };
const page = { pid: 42, type: "Tab", memory: memory(180_000) };

test.each([
  ["measures both", [main, page], {
    result: "ok",
    details: { mainKilobytes: 90_000, pageKilobytes: 180_000, appKilobytes: 270_000 },
  }],
  ["fails without the page's process", [main], { result: "failed", details: { pageKilobytes: null } }],
  ["fails without the main process", [page], { result: "failed", details: { mainKilobytes: null } }],
])("%s, and closes the page", async (_, metrics, expected) => {
  const close = vi.fn();
  const openPage = () => Promise.resolve({ contents: { getOSProcessId: () => 42 }, close });
  expect(await checkMemory({ getAppMetrics: () => metrics as never }, openPage)).toMatchObject(expected);
  expect(close).toHaveBeenCalledOnce();
});

test("a page that does not load is a failure", async () => {
  const openPage = () => Promise.reject(new Error("The page did not run within 20 s."));
  await expect(checkMemory({ getAppMetrics: () => [] }, openPage)).rejects.toThrow("did not run");
});
