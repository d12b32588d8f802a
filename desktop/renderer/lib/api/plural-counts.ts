/**
 * The text of a JSON answer with its counts in the plural, which is how the contract has them; singular ones are accepted too
 * (decision 7). Only names match: within a string the quotes would be escaped.
 */
export function withPluralCounts(json: string): string {
  return json.replace(/"(like|comment|share|repost|bookmark|post|follower)Count"\s*:/g, '"$1sCount":');
}
