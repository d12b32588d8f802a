/** '1 post tagged with #tea', '2 posts tagged with #tea' (A§2); '20+' while more are not loaded. */
export function taggedText(tag: string, count: number, hasMore: boolean): string {
  const noun = count === 1 && !hasMore ? "post" : "posts";
  return `${count}${hasMore ? "+" : ""} ${noun} tagged with #${tag}`;
}
