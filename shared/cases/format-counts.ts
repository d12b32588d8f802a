const numbers = new Intl.NumberFormat("en-US");

/** A count with its noun, e.g. '1,040 posts'; empty of none. */
export function formatCount(count: number, noun: string): string {
  return count === 0 ? "" : `${numbers.format(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** Parts as a sentence names them, e.g. '2 posts, 1 comment and 3 messages'. */
export function formatList(parts: readonly string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts[0] ?? "";
}
