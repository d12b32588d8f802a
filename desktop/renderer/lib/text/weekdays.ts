import { pageLanguage } from "../language/page-language.ts";
import { pageLocale } from "../language/page-locale.ts";
import { createDateFormatter } from "./date-formatter.ts";

interface Weekday {
  /** As ISO counts them: 1 is Monday. */
  readonly day: number;
  readonly name: string;
  /** Three letters or fewer: 'Mon'. */
  readonly shortName: string;
}

/** The days of the week, from the first one where the page's language is spoken. */
export function listWeekdays(): Weekday[] {
  const first = findFirstDay();
  return [0, 1, 2, 3, 4, 5, 6].map((after) => {
    const day = (first - 1 + after) % 7 + 1;
    const shortName = formatWeekday(day, "short");
    return {
      day,
      name: formatWeekday(day, "long"),
      shortName: shortName.length > 3 ? formatWeekday(day, "narrow") : shortName,
    };
  });
}

function formatWeekday(day: number, weekday: "long" | "short" | "narrow"): string {
  // The first of January 2024 was a Monday.
  return createDateFormatter({ weekday, timeZone: "UTC" }, pageLocale).format(Date.UTC(2024, 0, day));
}

type LocaleWithWeek = Intl.Locale & {
  getWeekInfo?(): { readonly firstDay: number };
  /** Its name before Chrome 130. */
  readonly weekInfo?: { readonly firstDay: number };
};

/** Monday in English, as ISO has it, and where the browser does not know. */
function findFirstDay(): number {
  if (pageLanguage === "en") return 1;
  const locale: LocaleWithWeek = new Intl.Locale(pageLocale);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
