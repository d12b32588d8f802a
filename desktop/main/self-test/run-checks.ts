import { getErrorMessage } from "../error-message.ts";
import { failed, type Outcome } from "./outcome.ts";
import { type CheckName, checkNames, type CheckResult } from "./report.ts";
import { withTimeLimit } from "./with-time-limit.ts";

export type Check = () => Outcome | Promise<Outcome>;

/** Longer than any check waits by itself. */
const limitMs = 30_000;

/** Runs the checks one after the other. One that throws or does not end has failed. */
export async function runChecks(
  checks: Readonly<Record<CheckName, Check>>,
  now: () => number,
): Promise<Record<CheckName, CheckResult>> {
  const results: [CheckName, CheckResult][] = [];
  for (const name of checkNames) {
    const start = now();
    const found = await runCheck(checks[name]);
    results.push([name, { ...found, milliseconds: Math.round(now() - start) }]);
  }
  return Object.fromEntries(results) as Record<CheckName, CheckResult>;
}

async function runCheck(check: Check): Promise<Outcome> {
  const tooLong = failed(`It did not end within ${limitMs / 1000} s.`);
  try {
    return await withTimeLimit(limitMs, check(), tooLong);
  } catch (cause) {
    return failed(getErrorMessage(cause));
  }
}
