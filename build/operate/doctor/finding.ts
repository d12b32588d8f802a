/**
 * `fix` keeps members or the operator from something; `warn` will, or may; `skipped` was not looked
 * at.
 */
export type Verdict = "ok" | "warn" | "fix" | "skipped";

/** The result of one check. */
export interface Finding {
  readonly verdict: Verdict;
  /** One sentence: what is so. */
  readonly says: string;
  /** The remedy; null when there is nothing to do. */
  readonly todo: string | null;
}

export function ok(says: string): Finding {
  return { verdict: "ok", says, todo: null };
}

export function warn(says: string, todo: string): Finding {
  return { verdict: "warn", says, todo };
}

export function fix(says: string, todo: string): Finding {
  return { verdict: "fix", says, todo };
}

/** Not looked at, with the reason: not set up, or something else must be fixed first. */
export function skipped(says: string): Finding {
  return { verdict: "skipped", says, todo: null };
}
