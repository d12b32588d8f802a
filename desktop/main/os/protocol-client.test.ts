import { expect, test, vi } from "vitest";
import { claimLinks } from "./protocol-client.ts";
import { quietLog } from "../testing/quiet-log.ts";

function claimed(isPackaged: boolean, isAccepted: boolean) {
  const setAsDefaultProtocolClient = vi.fn((..._program: unknown[]) => isAccepted);
  const log = quietLog();
  const app = { isPackaged, setAsDefaultProtocolClient, getAppPath: () => "/src/glimmer" };
  claimLinks(app, "/opt/electron", log);
  return { claims: setAsDefaultProtocolClient.mock.calls, log };
}

test("claims the links for the package, or during development for Electron with the sources", () => {
  expect(claimed(true, true).claims).toEqual([["glimmer"]]);
  expect(claimed(false, true).claims).toEqual([["glimmer", "/opt/electron", ["/src/glimmer"]]]);
});

test("logs when the system keeps another program for the links", () => {
  expect(claimed(true, true).log.lines).toEqual([]);
  expect(claimed(true, false).log.lines).toEqual([expect.stringContaining("glimmer:// links")]);
});
