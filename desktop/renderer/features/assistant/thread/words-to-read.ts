/** What this reads of an element. */
export interface ReadNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<ReadNode>;
  getAttribute?(name: string): string | null;
}

const blocks = /^(?:P|DIV|LI|H\d|TR|BLOCKQUOTE|UL|OL|HR|BR)$/;

/**
 * The words of a rendered answer for a voice, in the language that the browser has translated it
 * to: a formula as one says it, the cells of a table apart, and in place of code, which nobody
 * follows by ear, that there is some.
 */
export function wordsToRead(answer: ReadNode): string {
  return read(answer).replaceAll(/[ \t]*\n\s*/g, "\n").replaceAll(/[ \t]+/g, " ").trim();
}

function read(node: ReadNode): string {
  const { nodeName, nodeValue } = node;
  if (nodeName === "#text") return nodeValue ?? "";
  if (nodeName === "BUTTON") return "";
  const instead = node.getAttribute?.("data-words");
  if (instead) return instead;
  const words = [...node.childNodes].map(read).join("");
  if (nodeName === "TD" || nodeName === "TH") return `${words.trim() || "–"}, `;
  return blocks.test(nodeName) ? `\n${words}\n` : words;
}
