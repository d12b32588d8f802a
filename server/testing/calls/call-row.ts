import type { Scene } from "./scene.ts";

/** What a body holds at least, perhaps of the scene's own. */
export type Expected = object | number | ((scene: Scene) => unknown);

/** What one attempt is to be answered with: its status, and what its body holds at least. */
export interface Case {
  readonly ask: (scene: Scene) => Promise<Response>;
  readonly status: number;
  readonly body?: Expected | undefined;
}

/** A row of the table of calls, with the five things that can happen to each. */
export interface CallRow {
  /** Method and path as the contract writes them; a word in brackets tells two uses of one call apart. */
  readonly call: string;
  readonly success: Case;
  /** `refused`: 401, as for everything but the public calls. */
  readonly signedOut: Case | "refused";
  /** Who is not meant: blocked, not the owner, no holder of the secret; or what is theirs alone stays theirs. */
  readonly stranger: Case;
  readonly badInput: Case;
  /** The success made again. */
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
