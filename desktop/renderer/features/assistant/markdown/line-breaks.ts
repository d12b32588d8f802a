/** What this reads of an answer's nodes. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

/**
 * Turns `<br>`, which models write in the cells of tables, into a line break. All other HTML
 * stays text.
 */
export function readLineBreaks() {
  return breakLines;
}

function breakLines(node: MarkdownNode): void {
  for (const child of node.children ?? []) {
    if (child.type === "html" && /^<br\s*\/?>$/i.test(child.value ?? "")) {
      child.type = "break";
      delete child.value;
    } else breakLines(child);
  }
}
