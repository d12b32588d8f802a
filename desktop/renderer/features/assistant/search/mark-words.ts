import { findMarks } from "#shared/search/find-marks.ts";

/** The name of the highlight in ui/base.css. */
const highlightName = "found-words";

/**
 * Marks the words of a search in what is drawn, without a change to it: an answer's Markdown stays
 * React's own. Returns what takes the marks away. Does nothing in a browser without highlights.
 */
export function markWords(root: HTMLElement, words: string): () => void {
  if (!("highlights" in CSS)) return () => undefined;
  CSS.highlights.set(highlightName, new Highlight(...rangesOf(root, words)));
  return () => CSS.highlights.delete(highlightName);
}

const blocks = "p, li, h1, h2, h3, h4, h5, h6, td, th, pre, blockquote, div";

/** Where the words stand in the text of an element, also across its inner elements. */
function rangesOf(root: HTMLElement, words: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: { readonly node: Text; readonly start: number }[] = [];
  let text = "";
  let block: Element | null = null;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const own: Element | null = node.parentElement?.closest(blocks) ?? null;
    // A word ends with its paragraph, and goes on in bold letters.
    if (own !== block) text += "\n";
    block = own;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  const placeOf = (at: number) => {
    const last = nodes.findLast(({ start }) => start <= at);
    return last && { node: last.node, offset: at - last.start };
  };
  return findMarks(text, words).flatMap(({ start, end }) => {
    const [from, to] = [placeOf(start), placeOf(end - 1)];
    if (!from || !to) return [];
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset + 1);
    return [range];
  });
}
