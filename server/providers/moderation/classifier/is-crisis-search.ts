import { classifyText } from "./built-in-classifier.ts";

/** Whether somebody who searches for these words may be in distress. */
export function isCrisisSearch(text: string): boolean {
  return /suicid|self[\s_-]*harm|kill\s*(?:my|your)\s*self/i.test(text) || classifyText(text).support;
}
