/**
 * Renames singular counts in a JSON response (`likeCount`) to the contract's plural ones
 * (api.8). Only property names match: within a string the quotes are escaped.
 */
export function pluralizeCounts(json: string): string {
  return json.replace(/"(like|comment|share|repost|bookmark|post|follower)Count"\s*:/g, '"$1sCount":');
}
