import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { outcome } from "./outcome.ts";

const checkResult = outcome.extend({ milliseconds: z.number().nonnegative() });
export type CheckResult = z.infer<typeof checkResult>;

export const checkNames = [
  "tray",
  "badge",
  "notification",
  "deepLink",
  "keyring",
  "sleep",
  "updates",
  "memory",
] as const;
export type CheckName = typeof checkNames[number];

/** The findings of a self-test (desktop.8). */
export const selfTestReport = z.strictObject({
  /** Version of this format. */
  selfTest: z.literal(1),
  /** Whether nothing failed. */
  isPassed: z.boolean(),
  startedAt: z.iso.datetime(),
  milliseconds: z.number().nonnegative(),
  versions: z.strictObject({
    app: z.string(),
    electron: z.string(),
    chrome: z.string(),
    node: z.string(),
    os: z.string(),
    /** The desktop on Linux, e.g. 'GNOME, wayland'; null elsewhere and where nothing says it. */
    desktop: z.string().nullable(),
  }),
  isPackaged: z.boolean(),
  isSandboxed: z.boolean(),
  /** Whether the member's app ran meanwhile. Both leave each other alone. */
  isAppRunning: z.boolean(),
  checks: z.record(z.enum(checkNames), checkResult),
});
export type SelfTestReport = z.infer<typeof selfTestReport>;

/**
 * Throws when a report cannot be written at this path. It replaces no file but an earlier report.
 */
export function checkReportPath(path: string): void {
  if (!existsSync(path)) return accessSync(dirname(path), constants.W_OK);
  if (!isReport(path)) throw new Error(`${path} is there and is no report of a self-test`);
  accessSync(path, constants.W_OK);
}

/** Writes a report, in the place of an earlier one. Throws where `checkReportPath` does. */
export function writeReport(path: string, report: SelfTestReport): void {
  checkReportPath(path);
  writeFileSync(path, `${JSON.stringify(selfTestReport.parse(report), null, 2)}\n`);
}

function isReport(path: string): boolean {
  try {
    return z.looseObject({ selfTest: z.number() }).safeParse(JSON.parse(readFileSync(path, "utf8"))).success;
  } catch {
    return false;
  }
}
