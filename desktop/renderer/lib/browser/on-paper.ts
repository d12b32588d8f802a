/**
 * Whether the page is laid out for paper at this moment. Positions say nothing of what the member
 * sees then, and the width is that of the paper. The browser itself puts boxes back where they were
 * scrolled, unless something has scrolled them meanwhile.
 */
export function isOnPaper(): boolean {
  return matchMedia("print").matches;
}
