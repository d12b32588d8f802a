import { crisisSupport, type Support } from "#shared/moderation/crisis-support.ts";
import { type HelpLine, helpLines } from "#shared/moderation/help-lines.ts";
import type { Ctx } from "../../context.ts";
import { findHelpCountry, mayBeElsewhere } from "./help/find-help-country.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * Returns the help for a member in distress: the lines of their country first, the directory of all
 * countries last; the other way round where the country has to be asked for (moderation.10).
 */
export async function getSupport(
  ctx: Pick<Ctx, "sql">,
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
  const lines = country === null ? [] : (helpLines[country] ?? []).map(presentLine);
  const directory = crisisSupport.resources;
  return mayBeElsewhere(known)
    ? { ...crisisSupport, asksCountry: true, resources: [...directory, ...lines] }
    : { ...crisisSupport, country, resources: [...lines, ...directory] };
}

function presentLine({ name, description, url, phone }: HelpLine): Support["resources"][number] {
  return { name, description, url, phone };
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
