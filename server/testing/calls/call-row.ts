import type { Scene } from "./scene.ts";

/** The least that a body contains, possibly depending on the scene. */
export type Expected = object | number | ((scene: Scene) => unknown);

/** The expected response to an attempt: its status, and what its body contains at least. */
export interface Case {
  readonly ask: (scene: Scene) => Promise<Response>;
  readonly status: number;
  readonly body?: Expected | undefined;
}

/** A row of the table of calls, with the five cases of each. */
export interface CallRow {
  /** Method and path as in the contract; a word in brackets distinguishes two uses of one call. */
  readonly call: string;
  readonly success: Case;
  /** `refused`: 401, as for everything but the public calls. */
  readonly signedOut: Case | "refused";
  /**
   * Someone without permission: blocked, not the owner, without the secret; or the result is
   * limited to their own.
   */
  readonly stranger: Case;
  readonly badInput: Case;
  /** The success repeated. */
  readonly repeat: Case;
}

/** Writes a case in one line. */
export function answers(
  ask: Case["ask"],
  status: number,
  body?: Expected,
): Case {
  return { ask, status, body };
}
