import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { App } from "electron";
import { getErrorMessage } from "../error-message.ts";
import type { SelfTestPlace } from "./own-data-folder.ts";
import { checkReportPath, type SelfTestReport, writeReport } from "./report.ts";
import type { SelfTestRequest } from "./self-test-switch.ts";

interface EndParts {
  readonly app: Pick<App, "exit">;
  readonly process: Pick<NodeJS.Process, "once">;
  readonly request: SelfTestRequest;
  readonly place: SelfTestPlace;
  /** Writes a line for whoever started the self-test. */
  readonly print: (line: string) => void;
}

/** Writes the report, says where, and ends the app with 0, or with 1 when something failed. */
export async function endSelfTest(
  { app, process, request, place, print }: EndParts,
  run: () => Promise<SelfTestReport>,
): Promise<void> {
  const path = resolve(request.file ?? `${place.reportFolder}/self-test.json`);
  // Chromium writes into the folder until the end.
  process.once("exit", () => {
    try {
      rmSync(place.dataFolder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // A file is still open. What is left is temporary.
    }
  });
  try {
    // Said at once, not after all checks.
    checkReportPath(path);
    const report = await run();
    writeReport(path, report);
    print(`Self-test ${report.isPassed ? "passed" : "failed"}: ${path}`);
    app.exit(report.isPassed ? 0 : 1);
  } catch (cause) {
    print(`Self-test failed: ${getErrorMessage(cause)}`);
    app.exit(1);
  }
}
