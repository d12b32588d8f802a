/**
 * Lines of a table that reads well as text and is Markdown, padded as `deno fmt` pads it, with
 * bars within cells escaped. The first row is the head.
 */
export function formatTable(given: readonly (readonly string[])[]): string[] {
  const rows = given.map((row) => row.map((cell) => cell.replaceAll("|", "\\|")));
  const widths = (rows[0] ?? []).map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const [head, ...body] = rows.map((row) => line(widths.map((width, at) => (row[at] ?? "").padEnd(width))));
  return head === undefined ? [] : [head, line(widths.map((width) => "-".repeat(width))), ...body];
}
