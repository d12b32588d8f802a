import { t } from "@lingui/core/macro";

/** 'Ada, Bo, Cleo' */
export function joinWithCommas(words: readonly string[]): string {
  return words.length === 0 ? "" : words.reduce((former, next) => t`${former}, ${next}`);
}

/** The same with semicolons, of words that may have commas in them. */
export function joinWithSemicolons(words: readonly string[]): string {
  return words.length === 0 ? "" : words.reduce((former, next) => t`${former}; ${next}`);
}
