import type { Service, ServiceProblem } from "#shared/system/services-contract.ts";
import { type HelpLine, helpLines } from "#shared/moderation/help-lines.ts";
import { oldHelpLines } from "../../moderation/help/old-help-lines.ts";
import { fact, plural, serviceOf, warning } from "./service-parts.ts";

interface HelpLinesGiven {
  readonly now: Date;
  readonly lines?: Readonly<Record<string, readonly HelpLine[]>>;
}

/** Of each month: numbers and hours change seldom, and a warning that never goes is not read. */
const daysOfWarning = 7;

/**
 * The lines that members in distress are shown, and for a week of each month those that somebody
 * has to read again (moderation.10).
 */
export function judgeHelpLines({ now, lines = helpLines }: HelpLinesGiven): Service {
  const count = Object.values(lines).flat().length;
  const old = oldHelpLines(now, lines);
  const isTime = now.getUTCDate() <= daysOfWarning;
  return serviceOf({
    name: "help_lines",
    says: `${plural(count, "line")} of ${
      plural(Object.keys(lines).length, "country", "countries")
    }, beside findahelpline.com, for members in distress.`,
    problems: isTime && old.length > 0 ? [toRead(old)] : [],
    facts: [
      fact("Read within a year", (count - old.length).toLocaleString("en")),
      fact("To be read again", old.length.toLocaleString("en")),
    ],
  });
}

function toRead(old: readonly string[]): ServiceProblem {
  return warning({
    says: `${plural(old.length, "line")} of help ${
      old.length === 1 ? "was" : "were"
    } last read more than a year ago, or on an unknown day.`,
    todo: `Read their pages again, and note the day in shared/moderation/help-lines.ts: ${old.join(", ")}.`,
    page: "build/docs/services.md#help-lines",
  });
}
