import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimLinks } from "./link-program.ts";
import { quietLog } from "./testing/quiet-log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Claims the links of a system that gives these answers, one after the other. */
function claimed(isPackaged: boolean, ...answers: boolean[]) {
  const setAsDefaultProtocolClient = vi.fn((..._program: unknown[]) => answers.shift() ?? false);
  const log = quietLog();
  const app = { isPackaged, setAsDefaultProtocolClient, getAppPath: () => "/src/glimmer" };
  claimLinks(app, "/opt/electron", log);
  return { claims: setAsDefaultProtocolClient.mock.calls, log };
}

test("the links are claimed once where the system takes it, while developing for the program with its sources", () => {
  const [packaged, developed] = [claimed(true, true), claimed(false, true)];
  vi.runAllTimers();
  expect(packaged.claims).toEqual([["glimmer"]]);
  expect(developed.claims).toEqual([["glimmer", "/opt/electron", ["/src/glimmer"]]]);
  expect(packaged.log.lines).toEqual([]);
});

test("a system that does not know the app yet is asked again a moment later", () => {
  const { claims, log } = claimed(true, false, true);
  expect(claims).toHaveLength(1);
  vi.runAllTimers();
  expect(claims).toEqual([["glimmer"], ["glimmer"]]);
  expect(log.lines).toEqual([]);
});

test("one that refuses then, too, is left alone, and the log says so", () => {
  const { claims, log } = claimed(true, false, false);
  vi.runAllTimers();
  expect(claims).toHaveLength(2);
  expect(log.lines).toEqual([expect.stringContaining("glimmer:// links")]);
});
