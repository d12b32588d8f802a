import { parseAccept } from "hono/utils/accept";
import { helpCountries } from "#shared/moderation/help-countries.ts";
import { normalizeTimeZone } from "#shared/time-zone.ts";

/** The known hints of where a member is; null where there are none. */
interface Whereabouts {
  /** The country that the member chose, or `other`. */
  readonly chosen: string | null;
  readonly timeZone: string | null;
  /** The header of the member's browser. */
  readonly acceptLanguage: string | null;
}

/** TypeScript's libraries of ES2024 do not have it yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): readonly string[] | undefined };

/** Territories whose phones reach the lines of a country: 116 123, 3114, 988 and so on. */
const territories: Readonly<Record<string, readonly string[]>> = {
  AU: ["CC", "CX"],
  FI: ["AX"],
  FR: ["BL", "GF", "GP", "MF", "MQ", "PM", "RE", "YT"],
  GB: ["GG", "IM", "JE"],
  NO: ["SJ"],
  US: ["AS", "GU", "MP", "PR", "VI"],
};

let countryOfZone: ReadonlyMap<string, string> | undefined;

/**
 * Returns the country whose help lines a member sees first; null when it is unknown or has none.
 * The first of choice, time zone and language that says where the member is decides: lines of
 * another country would be wrong (moderation.10).
 */
export function findHelpCountry({ chosen, timeZone, acceptLanguage }: Whereabouts): string | null {
  if (chosen !== null) return withLines(chosen);
  const zone = timeZone === null ? null : normalizeTimeZone(timeZone);
  // `UTC`, `CET` and `Etc/GMT+5` are no places: members have them whose browser gave none.
  if (zone !== null && zone.includes("/") && !zone.startsWith("Etc/")) return countryOf(zone);
  return acceptLanguage === null ? null : countryOfLanguages(acceptLanguage);
}

/** The zone that Firefox gives instead of the member's own while it resists fingerprinting. */
const standInZone = "Atlantic/Reykjavik";

/** Whether the time zone may be a stand-in: it is Iceland's, and no language is Icelandic. */
export function mayBeElsewhere({ chosen, timeZone, acceptLanguage }: Whereabouts): boolean {
  return chosen === null && timeZone === standInZone &&
    !localesIn(acceptLanguage ?? "").some(({ language }) => language === "is");
}

function withLines(region: string | undefined): string | null {
  if (region === undefined) return null;
  return helpCountries.find((known) => known === region || territories[known]?.includes(region)) ?? null;
}

function countryOf(zone: string): string | null {
  countryOfZone ??= readZones();
  return countryOfZone.get(zone) ?? null;
}

/** The zones of countries with lines and of their territories. The first country keeps a zone. */
function readZones(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const country of helpCountries) {
    for (const zone of [country, ...territories[country] ?? []].flatMap(zonesOf)) {
      const name = normalizeTimeZone(zone) ?? zone;
      if (!found.has(name)) found.set(name, country);
    }
  }
  return found;
}

function zonesOf(region: string): readonly string[] {
  return (new Intl.Locale(`und-${region}`) as LocaleWithZones).getTimeZones() ?? [];
}

/**
 * The preferred language decides: by its region (`de-AT`), else by the one country with lines that
 * speaks it. English without a region says nothing, so the next language is asked.
 */
function countryOfLanguages(acceptLanguage: string): string | null {
  const locales = localesIn(acceptLanguage);
  for (const language of new Set(locales.map((locale) => locale.language))) {
    const region = locales.find((locale) => locale.language === language && locale.region)?.region;
    if (region) return withLines(region);
    if (language !== "en") return onlyCountryOf(language);
  }
  return null;
}

function localesIn(acceptLanguage: string): Intl.Locale[] {
  return parseAccept(acceptLanguage).filter(({ q }) => q > 0).flatMap(({ type }) => parseLocale(type));
}

function parseLocale(tag: string): Intl.Locale[] {
  if (tag === "*") return [];
  try {
    return [new Intl.Locale(tag)];
  } catch {
    return [];
  }
}

/**
 * The country that most people who speak the language live in, unless another country with lines
 * speaks it too.
 */
function onlyCountryOf(language: string): string | null {
  const speaking = helpCountries.filter((country) =>
    new Intl.Locale(`und-${country}`).maximize().language === language
  );
  const likeliest = new Intl.Locale(language).maximize().region;
  return speaking.length === 1 ? withLines(likeliest) : null;
}
