import { ok } from "../self-test/outcome.ts";
import { checkNames, type SelfTestReport } from "../self-test/report.ts";

/** The report of a self-test in which everything worked. */
export function someReport(changed: Partial<SelfTestReport> = {}): SelfTestReport {
  const checks = checkNames.map((name) => [name, { ...ok(), milliseconds: 1 }]);
  return {
    selfTest: 1,
    isPassed: true,
    startedAt: "2026-11-26T10:00:00.000Z",
    milliseconds: 8,
    versions: {
      app: "1.2.3",
      electron: "45.5.0",
      chrome: "142.0.0.0",
      node: "24.21.0",
      os: "Linux",
      desktop: null,
    },
    isPackaged: true,
    isSandboxed: true,
    isAppRunning: false,
    checks: Object.fromEntries(checks) as SelfTestReport["checks"],
    ...changed,
  };
}
