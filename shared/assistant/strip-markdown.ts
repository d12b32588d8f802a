/** Rules for a whole text, in order: marks of lines first, then those within a line. */
const rules: readonly (readonly [RegExp, string])[] = [
  // Fences of code, lines between sections, and the line under a table's head.
  [/^[ \t]*(?:```|~~~).*\n?/gm, ""],
  [/^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*\n?/gm, ""],
  [/^[ \t]*\|?[ \t:|-]*-[ \t:|-]*\|[ \t:|-]*\n?/gm, ""],
  // Headings; a hashtag has no space. Quotations.
  [/^#{1,6}[ \t]+/gm, ""],
  [/^(?:>[ \t]?)+/gm, ""],
  [/^([ \t]*)[*+][ \t]+/gm, "$1- "],
  // A table's row.
  [/^[ \t]*\|[ \t]*(.*?)[ \t]*\|[ \t]*$/gm, "$1"],
  [/!\[([^\]\n]*)\]\([^)\n]*\)/g, "$1"],
  [/\[([^\]\n]+)\]\(([^)\s]+)\)/g, "$1 ($2)"],
  [/\*\*(?=\S)([^*\n]+)\*\*/g, "$1"],
  [/(?<!\w)__(?=\S)([^_\n]+)__(?!\w)/g, "$1"],
  [/(?<![\w*])\*(?=\S)([^*\n]+)\*(?![\w*])/g, "$1"],
  [/(?<!\w)_(?=\S)([^_\n]+)_(?!\w)/g, "$1"],
  [/`([^`\n]+)`/g, "$1"],
];

/**
 * Returns what a model wrote as plain text, since posts, comments and messages show no Markdown.
 */
export function stripMarkdown(text: string): string {
  return rules.reduce((plain, [mark, instead]) => plain.replaceAll(mark, instead), text).trim();
}
