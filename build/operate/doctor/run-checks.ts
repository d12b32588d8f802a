import { setTimeout as wait } from "node:timers/promises";
import type { Check } from "./check.ts";
import type { Examination } from "./examination.ts";
import { describeError } from "./describe-error.ts";
import { type Finding, fix } from "./finding.ts";

/** The findings of a check. */
export interface Result {
  readonly check: string;
  readonly findings: readonly Finding[];
}

const timeLimitMs = 5_000;

/**
 * Runs the checks side by side, each for at most `limitMs`. A check that throws or does not end is
 * itself a finding.
 */
export function runChecks(
  checks: readonly Check[],
  examination: Examination,
  limitMs = timeLimitMs,
): Promise<Result[]> {
  return Promise.all(checks.map(async (check) => {
    const ended = new AbortController();
    const silent = wait(
      limitMs,
      fix(`${check.waitsFor} did not respond within ${limitMs / 1000} s.`, check.ifSilent),
      {
        signal: ended.signal,
      },
    ).catch(() => []);
    const found = await Promise.race([check.run(examination).catch(unexpected), silent]);
    ended.abort();
    return { check: check.name, findings: [found].flat() };
  }));
}

function unexpected(error: unknown): Finding {
  return fix(
    `This could not be checked: ${describeError(error)}.`,
    "Read the message; when it says nothing to you, report it as SECURITY.md or CONTRIBUTING.md say.",
  );
}
