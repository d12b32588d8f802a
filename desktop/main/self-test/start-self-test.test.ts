import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { installElectron } from "../testing/fake-electron.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { someReport } from "../testing/some-report.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { someConfig } from "../testing/some-config.ts";
import { checkNames, selfTestReport } from "./report.ts";

const folder = temporaryFolder();

const config = someConfig(folder);

test("desktop.8: runs every check on parts of its own, and changes nothing of the system", async () => {
  const dataFolder = mkdtempSync(join(folder, "run-"));
  const electron = installElectron({ userData: dataFolder });
  electron.net.WebSocket = WebSocket as never;
  const { runSelfTest } = await import("./start-self-test.ts");
  const running = runSelfTest({
    config,
    place: { reportFolder: folder, dataFolder, isAppRunning: true },
    versions: someReport().versions,
    resourcesPath: folder,
    log: quietLog(),
  });
  await vi.waitFor(() => electron.callFromPage("describeApp"), { timeout: 10_000 });
  const report = selfTestReport.parse(await running);
  const failures = Object.entries(report.checks).filter(([, { result }]) => result === "failed");
  expect([failures, report.isPassed, report.isAppRunning]).toEqual([[], true, true]);
  expect(Object.keys(report.checks)).toEqual([...checkNames]);
  expect(electron.trays[0]?.destroy).toHaveBeenCalledOnce();
  expect(electron.notifications[0]?.close).toHaveBeenCalledOnce();
  expect(electron.windows[0]?.destroy).toHaveBeenCalledOnce();
  expect(electron.windows[0]?.show).not.toHaveBeenCalled();
  expect(electron.app.setBadgeCount).not.toHaveBeenCalled();
  expect(electron.app.setAsDefaultProtocolClient).not.toHaveBeenCalled();
  expect(electron.app.setLoginItemSettings).not.toHaveBeenCalled();
  expect((await electron.requestFromPage("/api/posts")).status).toBe(503);
});
