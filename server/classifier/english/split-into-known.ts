const longestPart = 16;

/** The fewest known words that make up the letters, or null. */
export function splitIntoKnown(
  letters: string,
  isKnown: (part: string) => boolean,
): readonly string[] | null {
  const count = Array.from({ length: letters.length + 1 }, () => Infinity);
  const cut = Array.from({ length: letters.length + 1 }, () => -1);
  count[0] = 0;
  for (let end = 1; end <= letters.length; end++) {
    for (let start = Math.max(0, end - longestPart); start < end; start++) {
      const steps = (count[start] ?? Infinity) + 1;
      if (steps < (count[end] ?? Infinity) && isKnown(letters.slice(start, end))) {
        count[end] = steps;
        cut[end] = start;
      }
    }
  }
  if (count[letters.length] === Infinity) return null;
  const parts: string[] = [];
  for (let end = letters.length; end > 0; end = cut[end] ?? 0) parts.push(letters.slice(cut[end], end));
  return parts.reverse();
}
