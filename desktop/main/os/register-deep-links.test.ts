import { expect, test, vi } from "vitest";
import { registerDeepLinks } from "./register-deep-links.ts";
import { quietLog } from "../testing/quiet-log.ts";

function registerWith(isPackaged: boolean, isAccepted: boolean) {
  const setAsDefaultProtocolClient = vi.fn((..._program: unknown[]) => isAccepted);
  const log = quietLog();
  const app = { isPackaged, setAsDefaultProtocolClient, getAppPath: () => "/src/glimmer" };
  registerDeepLinks(app, "/opt/electron", log);
  return { calls: setAsDefaultProtocolClient.mock.calls, log };
}

test("registers the package, or in development Electron with the sources", () => {
  expect(registerWith(true, true).calls).toEqual([["glimmer"]]);
  expect(registerWith(false, true).calls).toEqual([["glimmer", "/opt/electron", ["/src/glimmer"]]]);
});

test("logs when the system refuses", () => {
  expect(registerWith(true, true).log.lines).toEqual([]);
  expect(registerWith(true, false).log.lines).toEqual([expect.stringContaining("glimmer:// links")]);
});
