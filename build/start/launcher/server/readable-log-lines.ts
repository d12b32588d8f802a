const levels: Readonly<Record<number, string>> = { 40: "warning", 50: "error", 60: "fatal" };

interface LogLine {
  level: number;
  msg?: string;
  requestId?: string;
  err?: { message?: string; stack?: string };
}

/**
 * A line of the server for a person at a terminal: warnings and errors in words, null for what they
 * need not see. Lines that are no log entries are shown as they are.
 */
export function readableLine(line: string): string | null {
  const entry = parse(line);
  if (!entry) return line.trim() ? line : null;
  const level = levels[entry.level];
  if (!level) return null;
  const request = entry.requestId ? ` (request ${entry.requestId})` : "";
  const cause = entry.level >= 50 ? entry.err?.stack : entry.err?.message;
  return `${level}: ${entry.msg ?? ""}${request}${cause ? `\n  ${cause.replaceAll("\n", "\n  ")}` : ""}`;
}

function parse(line: string): LogLine | null {
  try {
    const value = JSON.parse(line) as Partial<LogLine>;
    return typeof value?.level === "number" ? value as LogLine : null;
  } catch {
    return null;
  }
}
