import { msg, plural } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";
import type { BotFinding } from "./bot-shapes.ts";

/** Why an account is taken for a machine, in words and numbers (bots.5). */
export function formatFinding(finding: BotFinding): Text {
  switch (finding.reason) {
    case "address":
      return msg`Address in the bot domain without a bot`;
    case "pace":
      return msg`${
        plural({ acts: finding.mostInTenMinutes }, { one: "# act", other: "# acts" })
      } in ten minutes, on ${plural({ days: finding.days }, { one: "# day", other: "# days" })}`;
    case "rhythm":
      return msg`Intervals vary by ${{ percent: Math.round(finding.variation * 100) }}% over ${
        plural({ acts: finding.acts }, { one: "# act", other: "# acts" })
      }, one every ${{ interval: formatInterval(finding.seconds) }}`;
    case "repetition":
      return msg`One text posted ${plural({ times: finding.times }, { one: "# time", other: "# times" })}`;
  }
}

/** The same for the member whose account it is. */
export function formatOwnFinding(finding: BotFinding): Text {
  if (finding.reason === "address") return msg`Its email address is one that only registered bots have`;
  return formatFinding(finding);
}

/** All findings for that member, in sentences. */
export function formatOwnFindings(findings: readonly BotFinding[]): Text {
  return [
    msg`A program had found that your account acts like a machine, and a person decided.`,
    ...findings.map((finding) => msg`${{ finding: formatOwnFinding(finding) }}.`),
  ];
}

function formatInterval(seconds: number): Text {
  if (seconds < 90) return msg`${{ seconds: Math.round(seconds) }} s`;
  return seconds < 5_400
    ? msg`${{ minutes: Math.round(seconds / 60) }} min`
    : msg`${{ hours: Math.round(seconds / 3_600) }} h`;
}
