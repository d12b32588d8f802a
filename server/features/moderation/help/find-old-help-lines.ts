import { type HelpLine, helpLines } from "#shared/moderation/help-lines.ts";

/**
 * Returns the help lines whose page was last read more than a year ago, as
 * 'DE TelefonSeelsorge (2025-11-20)', or on an unknown day, without one: numbers and hours change
 * (moderation.10).
 */
export function findOldHelpLines(
  now: Date,
  lines: Readonly<Record<string, readonly HelpLine[]>> = helpLines,
): readonly string[] {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  const lastDay = yearAgo.toISOString().slice(0, 10);
  return Object.entries(lines).flatMap(([country, of]) =>
    of
      .filter(({ readOn }) => readOn === null || readOn < lastDay)
      .map(({ name, readOn }) => `${country} ${name}${readOn === null ? "" : ` (${readOn})`}`)
  );
}
