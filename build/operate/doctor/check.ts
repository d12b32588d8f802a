import type { Examination } from "./examination.ts";
import type { Finding } from "./finding.ts";

/** One part of the installation that is looked at. */
export interface Check {
  /** The first word of its lines. */
  readonly name: string;
  /** The thing it waits for, as it begins a sentence: "The mail server". */
  readonly waitsFor: string;
  /** The remedy when that does not respond. */
  readonly ifSilent: string;
  /** Returns nothing when there is nothing to say. Throws what nobody expected. */
  run(examination: Examination): Promise<Finding | readonly Finding[]>;
}
