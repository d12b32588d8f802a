import type { Language } from "#shared/language/languages.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { writeCrisisSupport } from "#shared/moderation/general-support.ts";
import { type HelpLine, helpLines } from "#shared/moderation/help-lines.ts";
import type { Ctx } from "../../context.ts";
import { findHelpCountry, mayBeElsewhere } from "./help/find-help-country.ts";
import type { Sql } from "../../db/open-database.ts";
import { writeText } from "../../language/write-text.ts";

/**
 * Returns the help for a member in distress: the lines of their country first, the directory of all
 * countries last; the other way round where the country has to be asked for (moderation.10).
 */
export async function getSupport(
  ctx: Pick<Ctx, "sql" | "language">,
  memberId: string,
  { acceptLanguage = null }: { readonly acceptLanguage?: string | null } = {},
): Promise<Support> {
  const row = await selectHelpCountry(ctx.sql, memberId);
  const known = {
    chosen: row?.help_country ?? null,
    timeZone: row?.time_zone ?? null,
    acceptLanguage,
  };
  const country = findHelpCountry(known);
  const lines = country === null ? [] : helpLines[country] ?? [];
  const own = lines.map((line) => presentLine(line, ctx.language));
  const general = getGeneralSupport(ctx.language);
  const directory = general.resources;
  return mayBeElsewhere(known)
    ? { ...general, asksCountry: true, resources: [...directory, ...own] }
    : { ...general, country, resources: [...own, ...directory] };
}

/** Returns the help that every member is offered, wherever they are. */
export function getGeneralSupport(language: Language): Support {
  return writeCrisisSupport((text) => writeText(text, language));
}

function presentLine(
  { name, description, url, phone }: HelpLine,
  language: Language,
): Support["resources"][number] {
  return { name, description: writeText(description, language), url, phone };
}

interface CountryRow {
  /** The chosen country, or `other`. */
  readonly help_country: string | null;
  readonly time_zone: string;
}

/** The member's stored hints of where they are; undefined when there is no such member. */
async function selectHelpCountry(sql: Sql, memberId: string): Promise<CountryRow | undefined> {
  const [row] = await sql<CountryRow[]>`
    select help_country, time_zone
    from members
    where id = ${memberId}`;
  return row;
}
