import type { BotFinding } from "./bot-shapes.ts";

const format = new Intl.NumberFormat("en-US");

/** Why an account is taken for a machine, in words and numbers (bots.5). */
export function formatFinding(finding: BotFinding): string {
  switch (finding.reason) {
    case "address":
      return "Address in the bot domain without a bot";
    case "pace":
      return `${format.format(finding.mostInTenMinutes)} acts in ten minutes, on ${daysText(finding.days)}`;
    case "rhythm":
      return `Intervals vary by ${Math.round(finding.variation * 100)}% over ${
        format.format(finding.acts)
      } acts, one every ${durationText(finding.seconds)}`;
    case "repetition":
      return `One text posted ${format.format(finding.times)} times`;
  }
}

/** The same for the member whose account it is. */
export function formatOwnFinding(finding: BotFinding): string {
  if (finding.reason === "address") return "Its email address is one that only registered bots have";
  return formatFinding(finding);
}

/** All findings for that member, in sentences. */
export function formatOwnFindings(findings: readonly BotFinding[]): string {
  return [
    "A program had found that your account acts like a machine, and a person decided.",
    ...findings.map((finding) => `${formatOwnFinding(finding)}.`),
  ].join(" ");
}

function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

function durationText(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
