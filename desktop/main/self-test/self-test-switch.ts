import { readSelfTestArgument } from "../config.ts";
import { findDeepLink } from "../os/launch-requests.ts";

export interface SelfTestRequest {
  /** Path of the report; null takes one in the app's data folder. */
  readonly file: string | null;
}

/**
 * Returns what the command line asks for; null when it asks for no self-test. A start by a link is
 * never one: whoever wrote the link may have added arguments.
 */
export function findSelfTest(argv: readonly string[]): SelfTestRequest | null {
  if (findDeepLink(argv) !== null) return null;
  const files = argv.map(readSelfTestArgument).filter((file) => file !== null);
  return files[0] === undefined ? null : { file: files[0] || null };
}
