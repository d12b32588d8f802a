/** 'Found 3 posts matching "walk"' (B§2); '20+' while there are more. */
export function foundText(count: number, hasMore: boolean, q: string): string {
  const noun = count === 1 && !hasMore ? "post" : "posts";
  return `Found ${count}${hasMore ? "+" : ""} ${noun} matching "${q}"`;
}
