/**
 * Full stops, brackets and quotation marks, also as browsers encode them, that a mail or chat
 * program took into the link since they stood behind it. No address of the product ends with one.
 */
const behindLinks = /(?:[.,;:!?'")\]}>]|%(?:22|3E|7D|C2%BB|E2%80%9[9D]|E3%80%8[129BDF]|EF%BC%89))+$/i;
/** Parameters that hold what somebody wrote, which may end with any sign. */
const writtenTexts = new Set(["q", "content", "address"]);

export function stripSentenceEnd(address: string): string {
  return address.replace(behindLinks, "");
}

/** The path that was meant by an opened address; null when it is the one that was opened. */
export function correctPath(
  { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">,
): string | null {
  const last = [...new URLSearchParams(search).keys()].at(-1);
  if (hash === "" && last !== undefined && writtenTexts.has(last)) return null;
  const whole = pathname + search + hash;
  const meant = stripSentenceEnd(whole);
  return meant === whole ? null : meant || "/";
}
