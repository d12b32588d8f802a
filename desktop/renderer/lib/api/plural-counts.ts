/**
 * The text of a JSON answer with its counts in the plural, which is how the contract has them; singular ones are accepted too
 * (api.8). Only property names match: within a string the quotes are escaped.
 */
export function withPluralCounts(json: string): string {
  return json.replace(/"(like|comment|share|repost|bookmark|post|follower)Count"\s*:/g, '"$1sCount":');
}
