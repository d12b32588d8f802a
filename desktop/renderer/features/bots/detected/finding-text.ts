import type { DetectedBot } from "#shared/bots/bot-shapes.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";

type Finding = DetectedBot["findings"][number];

/** Why an account is taken for a machine, in words and numbers (bots.5). */
export function findingText(finding: Finding): string {
  switch (finding.reason) {
    case "address":
      return "Address in the bot domain without a bot";
    case "pace":
      return `${formatXp(finding.mostInTenMinutes)} acts in ten minutes, on ${daysText(finding.days)}`;
    case "rhythm":
      return `Intervals vary by ${Math.round(finding.variation * 100)}% over ${
        formatXp(finding.acts)
      } acts, one every ${durationText(finding.seconds)}`;
    case "repetition":
      return `One text posted ${formatXp(finding.times)} times`;
  }
}

function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

function durationText(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
