import type { Language } from "#shared/language/languages.ts";
import type { Text } from "#shared/language/text.ts";
import type { Ctx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { getMemberLanguage } from "../../../language/member-language.ts";
import { writeText } from "../../../language/write-text.ts";
import { getSupport } from "../get-support.ts";
import { helpStandsText, writeHelp } from "../help-text.ts";

/**
 * Returns help as a message to a member, in their language.
 * @param about a sentence after the first
 */
export async function writeHelpToMember(
  { sql }: Pick<Ctx, "sql">,
  memberId: string,
  about?: Text,
): Promise<string> {
  const language = await findLanguageOf(sql, memberId);
  return writeHelp(await getSupport({ sql, language }, memberId), about && writeText(about, language));
}

/** Returns what points to help that stands in the thread already, likewise. */
export async function writeHelpStands({ sql }: Pick<Ctx, "sql">, memberId: string): Promise<string> {
  return writeText(helpStandsText, await findLanguageOf(sql, memberId));
}

async function findLanguageOf(sql: Sql, memberId: string): Promise<Language> {
  const [row] = await sql<{ language: string | null }[]>`select language from members where id = ${memberId}`;
  return getMemberLanguage(row?.language);
}
