/**
 * A line of a CSV file by RFC 4180. Spreadsheets run a cell that begins like a formula, so such a
 * cell gets an apostrophe: members choose the texts that administrators open.
 */
export function formatCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(value: string | number | null): string {
  const text = String(value ?? "");
  const safe = /^\s*[=+\-@]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
