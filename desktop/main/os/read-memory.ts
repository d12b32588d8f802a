import type { App, ProcessMetric, WebContents } from "electron";
import type { MemoryUse } from "../../bridge.ts";

/**
 * Returns what the page's process and all processes of the app use of memory. Electron counts what
 * processes share for each, except on Windows.
 */
export function readMemory(
  app: Pick<App, "getAppMetrics">,
  page: Pick<WebContents, "getOSProcessId">,
): MemoryUse {
  const metrics = app.getAppMetrics();
  const ofPage = metrics.find(({ pid }) => pid === page.getOSProcessId());
  return {
    page: ofPage ? readKilobytes(ofPage) : null,
    app: metrics.reduce((sum, metric) => sum + readKilobytes(metric), 0),
  };
}

/** Only Windows says what a process shares with no other. */
export function readKilobytes({ memory }: ProcessMetric): number {
  return Math.round(memory.privateBytes ?? memory.workingSetSize);
}
